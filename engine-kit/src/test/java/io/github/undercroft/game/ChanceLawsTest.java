package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.level.LevelContent.Placement;
import io.github.undercroft.terrain.Ground;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;

/** What is imagined tells nothing about what will come. The seeds are fixed, so these tests never fail by chance. */
class ChanceLawsTest {

    private static final int SEEDS = 2000;
    private static final int SIDES = 100;
    private static final EntityId ROLLER = new EntityId(0, 0);

    private record Rolled(int number) implements GameEvent {}

    /** What an actor imagined before it rolled. */
    private record Foretold(int number) implements GameEvent {}

    /** Rolls with the game's own chance, a named stream and the actor's own. */
    private enum Roll implements Action {
        PLAY,
        NAMED,
        OWN;

        @Override
        public ActionResult perform(ActionContext context) {
            int number = switch (this) {
                case PLAY -> context.random().nextInt(SIDES);
                case NAMED -> context.random("dice").nextInt(SIDES);
                case OWN -> context.view().random().nextInt(SIDES);
            };
            context.emit(new Rolled(number));
            return ActionResult.succeeded();
        }
    }

    private record RollAndTell(Roll roll, int foretold) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.emit(new Foretold(foretold));
            return roll.perform(context);
        }
    }

    /** Imagines its roll before it rolls; asks its own chance twice. */
    private record Gambler(Roll roll) implements Brain {
        @Override
        public Decision decide(TurnView turn) {
            long first = turn.random().nextLong();
            if (turn.random().nextLong() != first) {
                throw new AssertionError("asked twice, chance answered differently");
            }
            int foretold = rolled(turn.imagine(roll).events());
            if (rolled(turn.imagine(roll).events()) != foretold) {
                throw new AssertionError("imagined twice, it came out differently");
            }
            return Decision.act(new RollAndTell(roll, foretold));
        }
    }

    private static int rolled(List<GameEvent> events) {
        return events.stream()
                .filter(Rolled.class::isInstance)
                .mapToInt(event -> ((Rolled) event).number)
                .findFirst()
                .orElseThrow();
    }

    private static Game game(Blueprint who, long seed) {
        Grid<Terrain> ground = Grid.filled(1, 1, Ground.FLOOR);
        List<Placement> placements = List.of(new Placement(who, new Point(0, 0)));
        Rules rules = Rules.named("chance")
                .registry(Stock.REGISTRY)
                .level("level", random -> new LevelContent(ground, placements))
                .build();
        return Game.start(rules, seed);
    }

    @Test
    void aPreviewOfTheFirstRollTellsNothingAboutIt() {
        for (Roll roll : Roll.values()) {
            List<int[]> pairs = new ArrayList<>();
            for (long seed = 0; seed < SEEDS; seed++) {
                pairs.add(previewed(game(Blueprint.player("roller"), seed), roll));
            }
            tellsNothing(roll, pairs);
        }
    }

    @Test
    void aPreviewOfALaterRollTellsNothingAboutItNorAboutTheOneBefore() {
        for (Roll roll : Roll.values()) {
            List<int[]> pairs = new ArrayList<>();
            List<int[]> before = new ArrayList<>();
            Game game = game(Blueprint.player("roller"), 42);
            int last = previewed(game, roll)[1];
            for (int turn = 0; turn < SEEDS; turn++) {
                int[] pair = previewed(game, roll);
                pairs.add(pair);
                before.add(new int[] {pair[0], last});
                last = pair[1];
            }
            tellsNothing(roll, pairs);
            tellsNothing(roll, before);
        }
    }

    @Test
    void whatABrainImaginesTellsNothingAboutItsRoll() {
        for (Roll roll : Roll.values()) {
            List<int[]> pairs = new ArrayList<>();
            Game game = game(Blueprint.of("gambler").with(new Gambler(roll)), 7);
            for (int turn = 0; turn < SEEDS; turn++) {
                List<GameEvent> events = ((Step.Acted) game.step()).events();
                pairs.add(new int[] {((Foretold) events.get(0)).number, rolled(events)});
            }
            tellsNothing(roll, pairs);
        }
    }

    @Test
    void whatABranchRollsTellsNothingAboutTheRollOfItsOrigin() {
        for (Roll roll : Roll.values()) {
            List<int[]> pairs = new ArrayList<>();
            for (long seed = 0; seed < SEEDS; seed++) {
                Game game = game(Blueprint.player("roller"), seed);
                game.step();
                pairs.add(new int[] {rolled(game.branch(seed), roll), rolled(game, roll)});
            }
            tellsNothing(roll, pairs);
        }
    }

    private static int rolled(Game awaiting, Roll roll) {
        awaiting.submit(ROLLER, roll);
        return rolled(((Step.Acted) awaiting.step()).events());
    }

    /** The roll as previewed, and as it came. */
    private static int[] previewed(Game game, Roll roll) {
        game.step();
        int previewed = rolled(game.preview(ROLLER, roll).events());
        game.submit(ROLLER, roll);
        return new int[] {previewed, rolled(((Step.Acted) game.step()).events())};
    }

    private static void tellsNothing(Roll roll, List<int[]> pairs) {
        long equal = pairs.stream().filter(pair -> pair[0] == pair[1]).count();
        assertThat(equal).as("%s: equal rolls of %d", roll, SEEDS).isBetween(6L, 40L);
        // Chi-square at 0.1 %: 148.2 for 99 degrees of freedom, 27.9 for 9.
        assertThat(chiSquare(pairs, 100, pair -> pair[0] / 10 * 10 + pair[1] / 10))
                .as("%s: previewed and real ten", roll)
                .isLessThan(148.2);
        assertThat(chiSquare(pairs, 10, pair -> Math.floorMod(pair[0] - pair[1], SIDES) / 10))
                .as("%s: difference", roll)
                .isLessThan(27.9);
        assertThat(chiSquare(pairs, 10, pair -> (pair[0] + pair[1]) % SIDES / 10))
                .as("%s: sum", roll)
                .isLessThan(27.9);
    }

    /** How far the numbers are from falling equally often into each of that many boxes. */
    private static double chiSquare(List<int[]> pairs, int boxes, ToIntFunction<int[]> box) {
        int[] counts = new int[boxes];
        pairs.forEach(pair -> counts[box.applyAsInt(pair)]++);
        double expected = (double) pairs.size() / boxes;
        double sum = 0;
        for (int count : counts) {
            sum += (count - expected) * (count - expected) / expected;
        }
        return sum;
    }
}
