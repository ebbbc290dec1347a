package io.github.undercroft.pathfinding.brain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Behaviour;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Board;
import io.github.undercroft.Brain;
import io.github.undercroft.Destructible;
import io.github.undercroft.Effects;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.Motility;
import io.github.undercroft.Rest;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.brain.Stalker;
import io.github.undercroft.brain.Unless;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.FloodFill;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.seeds.Heavy;
import io.github.undercroft.sense.Familiarity;
import io.github.undercroft.sense.Senses;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Who is awake, hostile and has a way to its foe in view does not stand still for 20 of its own turns, unless it says why. */
@Heavy
class StandStillLawsTest {

    private static final int TOO_LONG = 20;
    /** Who waits behind one after another gives all of them up in the end. */
    private static final int MUCH_TOO_LONG = 60;

    private static final int LONG_WAY = 100;
    private static final int STEPS = 1200;
    private static final Brain PACK = new Unless(new Hunter(), "hunts with its pack", new Surround());

    @Provide
    Arbitrary<Brain> hunters() {
        return Arbitraries.of(new Hunter(), new Tracker(), new Stalker(), new Skirmisher(), PACK);
    }

    /** Two rooms or more, joined by corridors of one cell that make loops, with pillars. */
    private static String map(RandomSource random) {
        int width = 12 + random.nextInt(12);
        int height = 7 + random.nextInt(6);
        char[][] cells = new char[height][width];
        for (char[] row : cells) {
            Arrays.fill(row, '#');
        }
        for (int i = 2 + random.nextInt(3); i > 0; i--) {
            int w = 1 + random.nextInt(5);
            int h = 1 + random.nextInt(4);
            int left = 1 + random.nextInt(width - w - 1);
            int top = 1 + random.nextInt(height - h - 1);
            for (int y = top; y < top + h; y++) {
                for (int x = left; x < left + w; x++) {
                    cells[y][x] = random.chance(1, 12) ? '#' : '.';
                }
            }
        }
        for (int i = 1 + random.nextInt(3); i > 0; i--) {
            int y = 1 + random.nextInt(height - 2);
            for (int x = 1; x < width - 1; x++) {
                cells[y][x] = '.';
            }
            int column = 1 + random.nextInt(width - 2);
            for (y = 1; y < height - 1; y++) {
                cells[y][column] = '.';
            }
        }
        int open = 0;
        for (char[] row : cells) {
            for (char cell : row) {
                open += cell == '.' ? 1 : 0;
            }
        }
        String who = "@" + "w".repeat(1 + random.nextInt(5)) + (random.chance(1, 3) ? "@" : "");
        for (int i = 0; i < who.length(); i++) {
            int skip = random.nextInt(open - i);
            for (int cell = 0; cell < width * height; cell++) {
                if (cells[cell / width][cell % width] == '.' && skip-- == 0) {
                    cells[cell / width][cell % width] = who.charAt(i);
                }
            }
        }
        StringBuilder text = new StringBuilder();
        for (char[] row : cells) {
            text.append(row).append('\n');
        }
        return text.toString().strip();
    }

    private static Game game(Brain brain, Movement movement, boolean hasSenses, String map) {
        Blueprint wolf = Blueprint.of("wolf")
                .with(Health.of(9))
                .with(LinearWeapon.ofDamage(1))
                .with(new Pack("wolves"))
                .with(brain);
        Legend legend = Legend.standard()
                .with(
                        '@',
                        Blueprint.of("hero")
                                .with(Faction.PLAYERS)
                                .with(Health.of(1_000_000))
                                .with(new Bystander()))
                .with('w', hasSenses ? wolf.with(Senses.ofRadius(8).replacing(Familiarity.AT_HOME)) : wolf);
        return Game.start(
                Rules.named("lair")
                        .steps(movement)
                        .level("top", LevelText.of(map, legend))
                        .build(),
                7);
    }

    @Property(tries = 300)
    void nobodyStandsStillInViewOfItsFoeWithoutAReason(
            @ForAll("hunters") Brain brain, @ForAll Movement movement, @ForAll boolean hasSenses, @ForAll long seed) {
        String map = map(RandomSource.of(seed));
        Game game = game(brain, movement, hasSenses, map);
        Map<EntityId, Integer> still = new LinkedHashMap<>();
        Map<EntityId, Integer> inVain = new LinkedHashMap<>();
        for (int i = 0; i < STEPS; i++) {
            Game before = game.fork();
            if (!(game.step() instanceof Step.Acted acted)) {
                continue;
            }
            EntityId who = acted.actor();
            boolean hasAWay = hasAWay(before, who, movement);
            still.merge(who, 1, (sofar, one) -> hasAWay && acted.action() instanceof Rest ? sofar + one : 0);
            inVain.merge(who, 1, (sofar, one) -> hasAWay && !(acted.action() instanceof Attack) ? sofar + one : 0);
            String where = brain + " " + movement + " of\n" + map + "\n"
                    + LevelText.draw(game.view().board(), Legend.standard());
            if (still.getOrDefault(who, 0) >= TOO_LONG
                    || (brain.equals(PACK) && inVain.getOrDefault(who, 0) >= LONG_WAY)) {
                boolean isLonger = still.getOrDefault(who, 0) >= MUCH_TOO_LONG;
                assertThat(before.explain(who).reasons())
                        .as(where)
                        .anyMatch(because -> because.reason().contains("queue")
                                || (!isLonger && because.reason().contains("goes out of its way")));
            }
        }
    }

    /** Whether it sees a foe, and a way past nobody leads to a free cell beside it. */
    private static boolean hasAWay(Game game, EntityId who, Movement movement) {
        Entity self = game.view().entity(who).orElseThrow();
        if (self.name().equals("hero")) {
            return false;
        }
        Board board = game.view().board();
        BitGrid free = BitGrid.of(board.width(), board.height());
        for (Point cell : board.passable(Motility.WALK).points()) {
            if (!board.isOccupied(cell)) {
                free.set(cell);
            }
        }
        Point at = self.position().orElseThrow();
        free.set(at);
        return board.entities().stream()
                .filter(other -> other.name().equals("hero")
                        && game.view()
                                .perception(who)
                                .map(known -> known.sees(other.id()))
                                .orElse(true))
                .map(foe -> foe.position().orElseThrow())
                .anyMatch(foe -> {
                    BitGrid ways = BitGrid.copyOf(free);
                    ways.set(foe);
                    return FloodFill.of(movement).reachable(ways, at).get(foe.x(), foe.y());
                });
    }

    private static Scenario corridor(Blueprint one, Blueprint other) {
        Legend legend = Scenario.legend()
                .replacing('@', Blueprint.player("you").with(Health.of(1_000_000)))
                .with('f', Blueprint.of("foe").with(Health.of(1_000_000)).with(new Bystander()))
                .with('A', one)
                .with('B', other);
        return Scenario.of(legend, "#############", "#@...AB....f#", "#############");
    }

    @Example
    void twoWhoBlockEachOtherInACorridorEndIt() {
        Blueprint ally = Blueprint.of("dog").with(LinearWeapon.ofDamage(1)).with(Faction.PLAYERS);
        EntityId you = corridor(ally, ally).id('@');
        for (Brain hunter : List.of(new Hunter(), new Tracker())) {
            for (Behaviour other :
                    List.of(new Follow(you, 1), new Obey(you), new Travel(new Point(1, 1)), new Escape(20))) {
                Scenario scenario =
                        corridor(ally.with(hunter), ally.named("other dog").with(PriorityBrain.of(other)));
                for (int i = 0; i < TOO_LONG; i++) {
                    scenario.play(new Rest());
                }
                assertThat(scenario.entity('A').position())
                        .as("%s and %s:%n%s", hunter, other, scenario.map())
                        .contains(new Point(10, 1));
            }
        }
    }

    @Example
    void hunterBehindHuntersKeepsItsPlaceInTheQueue() {
        Blueprint ally = Blueprint.of("dog")
                .with(LinearWeapon.ofDamage(1))
                .with(Faction.PLAYERS)
                .with(new Hunter());
        Scenario scenario = corridor(ally, ally.named("other dog"));
        for (int i = 0; i < 100; i++) {
            scenario.play(new Rest());
            assertThat(scenario.entity('B').position().orElseThrow().x())
                    .isGreaterThan(scenario.entity('A').position().orElseThrow().x());
        }
    }

    /** Before an enemy that only stands there, out of its reach, as one that shoots does. */
    @Example
    void whatIsAfraidAndCannotFleeFightsHoweverLongItsDeadEndIs() {
        Blueprint rat = Blueprint.of("rat").with(Health.of(9)).with(LinearWeapon.ofDamage(1));
        UntilCornered flight = UntilCornered.by(Escape.fromAfar());
        Effects fear = Effects.of(Lasting.endless(EffectKind.FEAR, flight));
        for (Blueprint coward : List.of(
                rat.with(new Unless(new Hunter(), "is afraid", flight)),
                rat.with(new Hunter()).with(fear))) {
            for (int length = 0; length < 9; length++) {
                Legend legend = Scenario.legend()
                        .replacing('@', Blueprint.player("you").with(new Health(900, 900)))
                        .with('r', coward);
                Scenario scenario = Scenario.of(legend, "#r" + ".".repeat(length) + "@#");
                for (int i = 0; i < length + TOO_LONG; i++) {
                    scenario.play(new Rest());
                }
                assertThat(scenario.hero().get(Destructible.class).orElseThrow().hitPoints())
                        .as("%s at %s cells", coward, length)
                        .isLessThan(900);
            }
        }
    }
}
