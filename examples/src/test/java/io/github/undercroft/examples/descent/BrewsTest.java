package io.github.undercroft.examples.descent;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Aim;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Destructible;
import io.github.undercroft.Effects;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Perception;
import io.github.undercroft.Rest;
import io.github.undercroft.combat.Health;
import io.github.undercroft.event.Removed;
import io.github.undercroft.examples.descent.first.Bestiary;
import io.github.undercroft.examples.descent.first.FirstDescentValues;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Seat;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Fire;
import io.github.undercroft.ground.Grass;
import io.github.undercroft.ground.Ice;
import io.github.undercroft.ground.Water;
import io.github.undercroft.item.Throw;
import io.github.undercroft.item.Use;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.lore.Lore;
import io.github.undercroft.move.Move;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Alertness;
import io.github.undercroft.terrain.Door;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What nobody knows at first: what each kind does, by what it becomes known, and how the bot goes about it. */
class BrewsTest {

    private static final BoardSize SIZE = new Descent().about().usualSize();
    private static final Blueprint STILL = Bestiary.RAT.replacing(Health.of(30)).replacing(new Bystander());
    private static final int BEGINNER = 22;

    private static Legend legend(Blueprint hero) {
        return Scenario.legend()
                .replacing('@', hero)
                .with('r', STILL)
                .with('s', Bestiary.VIPER)
                .with('"', Grass.TALL)
                .with('w', Water.SHALLOW);
    }

    private static Rules.Builder rules(Rules.Builder rules) {
        return rules.steps(Movement.EIGHT_WAY)
                .guises(Brews.POTIONS)
                .guises(Brews.SCROLLS)
                .types(FirstDescentValues.all())
                .types(DescentValues.all());
    }

    private static Scenario holding(Blueprint brew, String... rows) {
        return Scenario.of(legend(Delver.BLUEPRINT.carrying(brew)), BrewsTest::rules, rows);
    }

    private static EntityId thing(Game game) {
        EntityId hero = game.view().players().get(0).id();
        return game.view().things(hero).get(0).id();
    }

    private static Scenario used(Blueprint brew, String... rows) {
        Scenario scenario = holding(brew, rows);
        return scenario.play(new Use(thing(scenario.game())));
    }

    private static Scenario thrown(Blueprint brew, Point at, String... rows) {
        Scenario scenario = holding(brew, rows);
        return scenario.play(new Throw(thing(scenario.game()), new Aim.At(at)));
    }

    private static int hitPoints(Entity who) {
        return who.get(Destructible.class).map(Destructible::hitPoints).orElse(0);
    }

    private static Lore lore(Scenario scenario) {
        return scenario.hero().get(Lore.class).orElseThrow();
    }

    private static Perception known(Scenario scenario) {
        return scenario.game().view().perception(scenario.hero().id()).orElseThrow();
    }

    private static long sightings(Scenario scenario) {
        return known(scenario).board().entities().stream()
                .filter(each -> each.has(Brain.class))
                .count();
    }

    @Test
    void nobodyKnowsWhatItIsUntilItIsUsed() {
        Scenario scenario = holding(Brews.SPEED, "@..");
        EntityId hero = scenario.hero().id();
        assertThat(scenario.game().view().as(hero).things(hero).get(0).name())
                .isEqualTo(Brews.POTIONS.look("potion of speed", scenario.game().view()));

        scenario.play(new Use(thing(scenario.game())));
        assertThat(lore(scenario).kinds()).containsExactly("potion of speed");
        assertThat(scenario.hero().get(Effects.class)).get().asString().contains("haste");
    }

    @Test
    void twoSeedsLookDifferent() {
        Set<String> looks = new HashSet<>();
        for (long seed = 0; seed < 20; seed++) {
            Game game = Game.start(new Descent().rules(SIZE, Seat.PERSON), seed);
            looks.add(Brews.POTIONS.look("potion of fire", game.view()));
        }
        assertThat(looks).hasSizeGreaterThan(3);
    }

    @Test
    void theLastOfAClassIsKnown() {
        Lore most =
                Lore.NONE.with("scroll of teleport").with("scroll of mapping").with("scroll of gust");
        Scenario scenario =
                Scenario.of(legend(Delver.BLUEPRINT.replacing(most).carrying(Brews.ALARM)), BrewsTest::rules, "@..");
        scenario.play(new Use(thing(scenario.game())));
        assertThat(lore(scenario).kinds()).contains("scroll of alarm", "scroll of fright");
    }

    @Test
    void healingThrownHealsWhoeverStandsThereAndIsKnownThen() {
        Blueprint hurt = STILL.replacing(new Health(3, 30));
        Scenario scenario = Scenario.of(
                legend(Delver.BLUEPRINT.carrying(Brews.HEALING)).replacing('r', hurt), BrewsTest::rules, "@.r");
        scenario.play(new Throw(thing(scenario.game()), new Aim.At(new Point(2, 0))));
        assertThat(hitPoints(scenario.entity('r'))).isGreaterThanOrEqualTo(11);
        assertThat(lore(scenario).kinds()).containsExactly("potion of healing");
    }

    @Test
    void fireBurnsGrassDoorsAndWhoStandsThere() {
        Scenario grass = thrown(Brews.FIRE, new Point(4, 1), "@......", "....r\"\"", ".....\"\"");
        assertThat(grass.game().view().board().terrainAt(new Point(5, 1)))
                .isInstanceOfSatisfying(
                        Fire.class, fire -> assertThat(fire.on()).isInstanceOf(Grass.class));
        assertThat(hitPoints(grass.entity('r'))).isLessThan(30);

        Scenario doors = thrown(Brews.FIRE, new Point(4, 1), "@....+.", "....r+.", ".....+.");
        for (int turn = 0; turn < 20; turn++) {
            doors.play(new Rest());
        }
        assertThat(List.of(new Point(5, 0), new Point(5, 1), new Point(5, 2)))
                .anyMatch(cell -> !doors.game().view().board().terrainAt(cell).equals(Door.CLOSED));
    }

    @Test
    void frostMakesIceAndSlowsDown() {
        Scenario scenario = thrown(Brews.FROST, new Point(4, 1), "@....w", "....rw", ".....w");
        assertThat(scenario.game().view().board().terrainAt(new Point(5, 1))).isInstanceOf(Ice.class);
        assertThat(hitPoints(scenario.entity('r'))).isLessThan(30);
        assertThat(scenario.entity('r').get(Effects.class)).get().asString().contains("slow");
    }

    @Test
    void whoHasInsightFeelsThoseBehindWallsAndNotForEver() {
        Scenario scenario = used(Brews.INSIGHT, "@.#r", "..#.");
        assertThat(sightings(scenario)).isEqualTo(2);
        for (int turn = 0; turn < 40; turn++) {
            scenario.play(new Rest());
        }
        assertThat(scenario.hero().get(Effects.class)).get().asString().doesNotContain("insight");
    }

    @Test
    void mappingShowsTheFloor() {
        Scenario scenario = used(Brews.MAPPING, "@.#...", "..#...");
        assertThat(known(scenario).told().get(5, 1)).isTrue();
    }

    @Test
    void mappingLeavesOutRockThatNobodyWillSee() {
        Scenario scenario = used(Brews.MAPPING, "@#####..", "######..", "######..");
        assertThat(known(scenario).told().get(5, 1)).isTrue();
        assertThat(known(scenario).told().get(3, 1)).isFalse();
    }

    @Test
    void teleportTakesAwayAndFrightDrivesAway() {
        Scenario away = used(Brews.TELEPORT, "@...................");
        assertThat(away.hero().position().orElseThrow().x()).isGreaterThan(15);

        Scenario fright = used(Brews.FRIGHT, "@.r.");
        assertThat(fright.entity('r').get(Effects.class)).get().asString().contains("fear");
    }

    @Test
    void anAlarmWakesAllAndTheyCome() {
        Scenario scenario = holding(Brews.ALARM, "@..............", "#############.#", "s..............");
        assertThat(Alertness.isAsleep(scenario.entity('s'))).isTrue();
        scenario.play(new Use(thing(scenario.game())));
        assertThat(Alertness.isAsleep(scenario.entity('s'))).isFalse();
        for (int turn = 0; turn < 6; turn++) {
            scenario.play(new Rest());
        }
        assertThat(scenario.entity('s').position().orElseThrow().x()).isGreaterThan(3);
    }

    /** Of each seed a hero who drinks in good health on bare floor, steps aside and stands still. */
    @Test
    void aBadPotionCostsAtMostAThird() {
        for (Blueprint bad : List.of(Brews.FIRE, Brews.FROST)) {
            LevelText text = LevelText.of(".....\n..@..\n.....", legend(Delver.BLUEPRINT.carrying(bad)));
            Rules rules = rules(Rules.named("drunk")).level("drunk", text).build();
            int least = BEGINNER;
            for (long seed = 0; seed < 200; seed++) {
                Game game = Game.start(rules, seed);
                Scenario scenario = Scenario.of(game, legend(Delver.BLUEPRINT));
                scenario.play(new Use(thing(game)), new Move(Direction.EAST));
                least = Math.min(least, hitPoints(scenario.hero()));
                scenario.play(new Rest(), new Rest());
                assertThat(hitPoints(scenario.hero()))
                        .as("%s, seed %s", bad.name(), seed)
                        .isGreaterThanOrEqualTo(least);
            }
            assertThat(least).as(bad.name()).isLessThan(BEGINNER - 2).isGreaterThanOrEqualTo(BEGINNER - BEGINNER / 3);
        }
    }

    private static final Plot PLOT = Plot.ALL.draw(1);

    /** Two bottles of frost, and a chest. */
    private static final int IN_THE_HALL = 3;

    @Test
    void thirteenLieAboutInAGameSoTwelveToSixteenAreFound() {
        Set<Long> counts = new HashSet<>();
        for (long seed = 0; seed < 50; seed++) {
            long count = IN_THE_HALL;
            for (int floor = 0; floor < 4; floor++) {
                count += Lands.level(PLOT, SIZE, floor).plan(RandomSource.of(5 * seed + floor)).marks().stream()
                        .filter(mark -> Set.of("potion", "scroll", "chest", "potion of healing")
                                .contains(mark.what()))
                        .count();
            }
            counts.add(count);
        }
        assertThat(counts).containsExactly(13L);
    }

    @Test
    void theBotUsesAllKindsThatAreOfUse() {
        Set<String> missing = new HashSet<>(Brews.POTIONS.kinds());
        missing.addAll(Brews.SCROLLS.kinds());
        missing.add("thrown");
        for (long seed = 0; seed < 40 && !missing.isEmpty(); seed++) {
            missing.removeAll(usedUp(seed));
        }
        assertThat(missing).isEmpty();
    }

    /** What the bot of that seed drinks and reads, and whether anything that it throws bursts. */
    private static List<String> usedUp(long seed) {
        Game game = Game.start(new Descent().rules(SIZE, Seat.BOT), seed);
        List<String> used = new ArrayList<>();
        for (int i = 0; i < 60_000; i++) {
            Step step = game.step();
            if (step instanceof Step.Over) {
                break;
            } else if (step instanceof Step.Acted acted) {
                acted.events().forEach(event -> note(event, acted.events(), used));
            }
        }
        return used;
    }

    private static void note(GameEvent event, List<GameEvent> all, List<String> used) {
        if (event instanceof Use.Used use) {
            used.add(use.name());
        } else if (event instanceof Throw.Thrown thrown
                && all.stream()
                        .anyMatch(each -> each instanceof Removed gone
                                && gone.who().equals(thrown.flight().thing()))) {
            used.add("thrown");
        }
    }
}
