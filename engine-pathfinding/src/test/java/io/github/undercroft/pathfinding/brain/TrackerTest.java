package io.github.undercroft.pathfinding.brain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Destructible;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Location;
import io.github.undercroft.Rest;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.event.Attacked;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.fov.Eyes;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.Move;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Familiarity;
import io.github.undercroft.sense.Senses;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class TrackerTest {

    private static final Senses SENSES = Senses.ofRadius(8);
    private static final Senses DEAF = SENSES.withHearing(0);

    /** Makes a noise that is heard far away. */
    private record Shout() implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.emit(new Shouted(context.view().actor().id()));
            return ActionResult.succeeded();
        }
    }

    private record Shouted(EntityId who) implements GameEvent {
        @Override
        public List<EntityId> involved() {
            return List.of(who);
        }

        @Override
        public int loudness() {
            return 40;
        }
    }

    /** Goes to any free cell. */
    private record Leap(Point to) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            return context.tryMove(context.view().actor().id(), to);
        }
    }

    private static Scenario scenario(Brain brain, Senses senses, String... rows) {
        Blueprint monster = Blueprint.of("goblin")
                .with(Health.of(5))
                .with(LinearWeapon.ofDamage(1))
                .with(brain);
        Legend legend = Scenario.legend().replacing('g', monster.with(senses));
        return Scenario.of(legend, rows);
    }

    private static Tracker after(Point noise) {
        return new Tracker(
                Optional.empty(), Optional.of(new Location.OnLevel(0, noise)), Optional.empty(), Patience.FRESH);
    }

    private static Point place(Scenario scenario) {
        return scenario.entity('g').position().orElseThrow();
    }

    private static Optional<Point> lead(Scenario scenario) {
        return ((Tracker) scenario.entity('g').get(Brain.class).orElseThrow())
                .lead()
                .map(Location.OnLevel::cell);
    }

    @Test
    void itHuntsWhoIsInView() {
        Scenario scenario = scenario(new Tracker(), SENSES, "@..g");
        scenario.play(new Rest());
        assertThat(place(scenario)).isEqualTo(new Point(2, 0));
        scenario.play(new Rest(), new Rest());
        assertThat(scenario.events()).anyMatch(Damaged.class::isInstance);
    }

    @Test
    void itGoesToWhereItIsStruckFromAndDoesNotSee() {
        Blueprint archer =
                Blueprint.player("archer").with(LinearWeapon.ofDamage(1).withRange(20));
        Blueprint deaf = Blueprint.of("goblin")
                .with(Health.of(5))
                .with(Senses.ofRadius(3).withHearing(0));
        Scenario scenario = Scenario.of(
                Scenario.legend().replacing('@', archer).replacing('g', deaf.with((Brain) new Tracker())),
                "@........g");
        scenario.play(new Rest());
        assertThat(place(scenario)).isEqualTo(new Point(9, 0));
        scenario.play(Attack.toward(Direction.EAST));
        assertThat(lead(scenario)).contains(new Point(0, 0));
        scenario.play(new Rest());
        assertThat(place(scenario)).isEqualTo(new Point(7, 0));
    }

    @Test
    void itGoesToWhereItsPreyWasLastAndLooksRoundTheCorner() {
        Scenario scenario = scenario(new Tracker(), DEAF, "..@........", "#.#########", "#.#########", "#g#########");
        scenario.play(new Move(Direction.WEST)); // into view
        assertThat(place(scenario)).isEqualTo(new Point(1, 2));
        scenario.play(new Leap(new Point(4, 0)), new Rest());
        assertThat(place(scenario)).as("where the hero was").isEqualTo(new Point(1, 0));
        scenario.play(new Rest());
        assertThat(place(scenario)).as("in sight again").isEqualTo(new Point(2, 0));
    }

    @Test
    void whereItsPreyWasAndIsNotToBeSeenItGivesUp() {
        Scenario scenario = scenario(new Tracker(), DEAF, "..@.#.", "#.####", "#.####", "#g####");
        scenario.play(new Move(Direction.WEST), new Leap(new Point(5, 0)), new Rest());
        assertThat(place(scenario)).isEqualTo(new Point(1, 0));
        scenario.play(new Rest());
        assertThat(scenario.entity('g').get(Brain.class)).contains(new Tracker());
        assertThat(place(scenario)).isEqualTo(new Point(1, 0));
    }

    @Test
    void aHunterLooksRoundTheCornerThoughItSeesTheEmptyPlace() {
        Scenario scenario = scenario(new Hunter(), DEAF, "..@........", "#.#########", "#.#########", "#g#########");
        scenario.play(new Move(Direction.WEST));
        assertThat(place(scenario)).isEqualTo(new Point(1, 2));
        scenario.play(new Leap(new Point(4, 0)));
        assertThat(place(scenario)).as("it sees the empty place").isEqualTo(new Point(1, 1));
        scenario.play(new Rest(), new Rest());
        assertThat(place(scenario)).as("in sight again").isEqualTo(new Point(2, 0));
    }

    @Test
    void whoHasLostItsPreyLooksFurtherRoundTheNextCorner() {
        for (Brain brain : List.of(new Hunter(), new Tracker())) {
            Scenario scenario =
                    scenario(brain, DEAF, "..@.......####", "#.#######.####", "#.#######.####", "#g#######.....");
            scenario.play(new Move(Direction.WEST), new Leap(new Point(13, 3)));
            for (int i = 0; i < 18; i++) {
                scenario.play(new Rest());
            }
            assertThat(scenario.hero().get(Destructible.class).orElseThrow().hitPoints())
                    .as("found and attacked by %s", brain)
                    .isLessThan(10);
        }
    }

    @Test
    void itLooksFurtherForTwentyTurnsAndThenRests() {
        for (Brain brain : List.of(new Hunter(), new Tracker())) {
            String corridor = ".".repeat(60);
            Scenario scenario =
                    scenario(brain, DEAF, "#.@" + corridor + "#", "#g#" + "#".repeat(61), "###" + "#".repeat(60) + ".");
            scenario.play(new Move(Direction.WEST), new Leap(new Point(63, 2)));
            for (int i = 0; i < 60; i++) {
                scenario.play(new Rest());
            }
            assertThat(place(scenario)).isEqualTo(new Point(21, 0));
        }
    }

    @Test
    void itGoesAsNearToANoiseAsItKnowsAWay() {
        Scenario scenario = scenario(new Tracker(), SENSES, "g#.", ".#.", ".#@");
        scenario.play(new Shout());
        assertThat(lead(scenario)).contains(new Point(2, 2));
        assertThat(place(scenario)).as("as near as it knows a way").isEqualTo(new Point(0, 1));
    }

    @Test
    void atHomeItFollowsANoiseRoundTheCorner() {
        Scenario scenario =
                scenario(new Tracker(), SENSES.replacing(Familiarity.AT_HOME), "@.....", "#####.", "g.....");
        scenario.play(new Shout());
        assertThat(lead(scenario)).contains(new Point(0, 0));
        for (int i = 0; i < 12; i++) {
            scenario.play(new Rest());
        }
        assertThat(scenario.hero().get(Destructible.class).orElseThrow().hitPoints())
                .as("found and attacked")
                .isLessThan(10);
        assertThat(lead(scenario)).as("forgotten with an enemy in view").isEmpty();
    }

    @Test
    void aNoiseIsForgottenAtItsPlace() {
        Scenario scenario = scenario(after(new Point(4, 0)), DEAF, "@#.g.");
        scenario.play(new Rest());
        assertThat(lead(scenario)).contains(new Point(4, 0));
        assertThat(place(scenario)).isEqualTo(new Point(4, 0));
        scenario.play(new Rest());
        assertThat(lead(scenario)).isEmpty();
        assertThat(place(scenario)).isEqualTo(new Point(4, 0));
    }

    @Test
    void aPlaceThatItKnowsNoWayCloserToIsForgotten() {
        Scenario scenario = scenario(after(new Point(0, 0)), DEAF, "@..#..g", "...#...");
        for (int i = 0; i < 2; i++) {
            scenario.play(new Rest());
            assertThat(lead(scenario)).contains(new Point(0, 0));
        }
        scenario.play(new Rest());
        assertThat(lead(scenario)).isEmpty();
        assertThat(place(scenario)).isEqualTo(new Point(4, 0));
    }

    @Test
    void theLaterNoiseTakesThePlaceOfTheEarlier() {
        Scenario scenario =
                scenario(after(new Point(4, 0)), SENSES.replacing(Familiarity.AT_HOME), "@....", "####.", "g....");
        scenario.play(new Shout());
        assertThat(lead(scenario)).contains(new Point(0, 0));
    }

    @Test
    void aNoiseOnALevelThatItHasLeftLeadsNowhere() {
        Brain after = new Tracker(
                Optional.empty(),
                Optional.of(new Location.OnLevel(1, new Point(27, 0))),
                Optional.empty(),
                Patience.FRESH);
        Scenario scenario = scenario(after, SENSES.replacing(Familiarity.AT_HOME), "@####", "####.", "g....");
        scenario.play(new Rest());
        assertThat(lead(scenario)).isEmpty();
        assertThat(scenario.entity('g').position()).contains(new Point(0, 2));
    }

    @Test
    void aResumedTrackerKeepsItsPreyAndItsLead() {
        Tracker tracker = new Tracker(
                Optional.of(new EntityId(0, 7)),
                Optional.of(new Location.OnLevel(0, new Point(3, 1))),
                Optional.empty(),
                Patience.FRESH);
        Legend legend =
                Legend.standard().with('g', Blueprint.of("goblin").with(SENSES).with(tracker));
        Rules rules = Rules.named("lair")
                .level("map", LevelText.of("g...\n####", legend))
                .build();
        Game game = Game.start(rules, 1);
        Game resumed = Game.resume(rules, game.state());
        assertThat(resumed.view().entities().get(0).get(Brain.class)).contains(tracker);
        assertThat(resumed.stateHash()).isEqualTo(game.stateHash());
    }

    @Test
    void theHunterAttacksNobodyWhomItDoesNotSee() {
        // The hero stands in the dark within reach; the goblin sees only what is lit.
        Blueprint archer = Blueprint.of("goblin")
                .with(Health.of(5))
                .with(LinearWeapon.ofDamage(1).withRange(4))
                .with(Senses.of(Eyes.of(Reach.round(8)).withMinLight(1)));
        for (Brain brain : List.of(new Tracker(), new Hunter())) {
            Scenario scenario = Scenario.of(
                    Scenario.legend().replacing('g', archer.with(brain)), rules -> rules.ambientLight(0), "@..g");
            scenario.play(new Rest());
            assertThat(scenario.events()).noneMatch(Attacked.class::isInstance);
        }
    }

    /** The actions of all monsters in a random game without senses. */
    private static List<Action> actions(Brain brain, long seed) {
        RandomSource random = RandomSource.of(seed);
        Blueprint monster = Blueprint.of("m").with(Health.of(3)).with(brain);
        Legend legend = Legend.standard()
                .with('m', monster.with(LinearWeapon.ofDamage(1).withRange(1 + random.nextInt(4))))
                .with('h', monster.with(LinearWeapon.ofDamage(1)).with(Faction.PLAYERS))
                .with('b', Blueprint.of("barrel").with(Health.of(1)));
        StringBuilder map = new StringBuilder("m.h");
        for (int row = 0; row < 5; row++) {
            map.append(row == 0 ? "......\n" : "\n");
            for (int x = 0; x < 9; x++) {
                map.append("....##mhb".charAt(random.nextInt(9)));
            }
        }
        Rules rules = Rules.named("brawl")
                .steps(Movement.values()[random.nextInt(3)])
                .level("map", LevelText.of(map.toString(), legend))
                .build();
        Game game = Game.start(rules, seed);
        ArrayList<Action> actions = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            if (game.step() instanceof Step.Acted acted) {
                actions.add(acted.action());
            }
        }
        return actions;
    }

    @Property
    void withoutSensesATrackerIsAHunter(@ForAll long seed) {
        List<Action> actions = actions(new Tracker(), seed);
        assertThat(actions).isNotEmpty().isEqualTo(actions(new Hunter(), seed));
    }
}
