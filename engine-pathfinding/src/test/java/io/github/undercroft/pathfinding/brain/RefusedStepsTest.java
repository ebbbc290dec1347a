package io.github.undercroft.pathfinding.brain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Faction;
import io.github.undercroft.Player;
import io.github.undercroft.Rest;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.door.Lever;
import io.github.undercroft.door.LockableDoor;
import io.github.undercroft.fov.Eyes;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Water;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.sense.Familiarity;
import io.github.undercroft.sense.Light;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.terrain.Ground;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Brains go round what refused their steps, though they do not perceive it. */
class RefusedStepsTest {

    private static final String[] ROWS = {"###########", "#t..X....G#", "#.#######.#", "#.........#", "####@######"};
    private static final Point OBSTACLE = new Point(4, 1);
    private static final Point GOAL = new Point(9, 1);
    private static final Blueprint FLOOR = Blueprint.item("pebble");
    private static final Blueprint SLEEPER = Blueprint.of("sleeper").with(PriorityBrain.of());

    /** A brain, and what stands at its goal. */
    private record Errant(String name, Object brain, Object goal) {

        Brain asBrain() {
            return brain instanceof Brain whole ? whole : PriorityBrain.of((Behaviour) brain);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    /** Changes the ground at the obstacle, where nobody sees it. */
    private record Build(Terrain terrain) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.setTerrain(OBSTACLE, terrain);
            return ActionResult.succeeded();
        }
    }

    private static List<Errant> errants() {
        Blueprint bearer =
                Blueprint.of("lamp bearer").with(new Light(Reach.round(1), 2)).with(new Bystander());
        Blueprint prey = bearer.with(Faction.PLAYERS).with(Health.of(9));
        return List.of(
                new Errant("Travel", new Travel(GOAL), Ground.FLOOR),
                new Errant("Descend", new Descend(), Stairs.down(1)),
                new Errant("Patroller", Patroller.round(List.of(GOAL)), Ground.FLOOR),
                new Errant("Adventurer", Adventurer.mendingAt(3), Stairs.down(1)),
                new Errant("Fetch", new Fetch(), Blueprint.item("gem").with(new Light(Reach.round(1), 2))),
                new Errant("PullLever", new PullLever(), Lever.of("vault")),
                new Errant("BreakIn", new BreakIn(), LockableDoor.locked("cellar", 5)),
                new Errant("Follow", Following.of("lamp bearer"), bearer),
                new Errant("Hunter", new Hunter(), prey),
                new Errant("Tracker", new Tracker(), prey));
    }

    private static Stream<Arguments> cases() {
        List<Object> obstacles =
                List.of(Blueprint.of("statue"), SLEEPER, Ground.WALL, Water.DEEP, LockableDoor.locked("tower", 9));
        return errants().stream().flatMap(errant -> obstacles.stream().map(obstacle -> Arguments.of(errant, obstacle)));
    }

    private static Legend with(Legend legend, char glyph, Object what) {
        return what instanceof Terrain terrain ? legend.with(glyph, terrain) : legend.with(glyph, (Blueprint) what);
    }

    private static Game game(Brain brain, Object obstacle, Object goal, String... rows) {
        Senses senses = Senses.of(Eyes.of(Reach.round(9)).withMinLight(1)).replacing(Familiarity.AT_HOME);
        Brain mason = obstacle instanceof Terrain built
                ? turn -> Decision.act(new Build(built))
                : turn -> Decision.act(new Rest());
        Legend legend = with(with(Legend.standard(), 'X', obstacle instanceof Terrain ? FLOOR : obstacle), 'G', goal)
                .with('@', Blueprint.of("mason").with(Faction.PLAYERS).with(mason))
                .with(
                        't',
                        Blueprint.of("traveller")
                                .with(Health.of(9))
                                .with(LinearWeapon.ofDamage(1))
                                .with(Inventory.of(2))
                                .with(senses)
                                .with(brain));
        return Game.start(
                Rules.named("dark")
                        .ambientLight(0)
                        .level("top", LevelText.of(String.join("\n", rows), legend))
                        .level("bottom", LevelText.of("<....", Legend.standard().with('<', Stairs.up(0))))
                        .build(),
                7);
    }

    private static boolean arrives(Game game, int steps) {
        for (int i = 0; i < steps; i++) {
            game.step();
            if (game.view().levels().size() == 2 || Metric.CHEBYSHEV.within(Cellar.at(game, "traveller"), GOAL, 1)) {
                return true;
            }
        }
        return false;
    }

    @ParameterizedTest
    @MethodSource("cases")
    void itGoesRoundWhatItDoesNotPerceive(Errant errant, Object obstacle) {
        assertThat(arrives(game(errant.asBrain(), obstacle, errant.goal(), ROWS), 200))
                .isTrue();
    }

    @Test
    void aPlayersBotGoesRoundToo() {
        for (Errant errant : errants().subList(0, 3)) {
            if (errant.brain() instanceof Behaviour each) {
                Game game = game(new Player(), SLEEPER, errant.goal(), ROWS);
                Behaviour now = each;
                boolean hasArrived = false;
                for (int i = 0; i < 200 && !hasArrived; i++) {
                    if (game.step() instanceof Step.Awaiting awaiting) {
                        Behaviour before = now;
                        Optional<Action> next = before.next(game.turn(awaiting.actor()));
                        next.ifPresent(action -> game.submit(awaiting.actor(), action));
                        if (next.isEmpty()) {
                            break;
                        }
                        now = before.afterwards(game.turn(awaiting.actor()), next.get());
                    }
                    hasArrived = arrives(game, 0)
                            || game.view().levels().size() == 2
                            || Cellar.at(game, "traveller").equals(GOAL);
                }
                assertThat(hasArrived).as(errant.name()).isTrue();
            }
        }
    }

    @Test
    void itTriesAgainAfterAWhileIfThereIsNoOtherWay() {
        String[] corridor = {"###########", "#t..X....G#", "#.#######.#", "#...###...#", "####@######"};
        Brain sleeper = new Waking(120);
        Game game =
                game(PriorityBrain.of(new Travel(GOAL)), Blueprint.of("sleeper").with(sleeper), Ground.FLOOR, corridor);
        assertThat(arrives(game, 3000)).isTrue();
    }

    /** Rests for so long, then goes out of the way for ever. */
    private record Waking(int left) implements Brain {
        @Override
        public Decision decide(TurnView turn) {
            return left > 0
                    ? Decision.act(new Rest(), new Waking(left - 1))
                    : Decision.act(new Leave(), new Waking(1_000_000));
        }
    }

    /** Goes to the far corner. */
    private record Leave() implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.tryMove(context.view().actor().id(), new Point(9, 3));
            return ActionResult.succeeded();
        }
    }
}
