package io.github.undercroft.pathfinding.brain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Rest;
import io.github.undercroft.StepRule;
import io.github.undercroft.TurnView;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.Move;
import io.github.undercroft.pathfinding.CostFunction;
import io.github.undercroft.pathfinding.Path;
import io.github.undercroft.pathfinding.PathRequest;
import io.github.undercroft.pathfinding.PathResult;
import io.github.undercroft.pathfinding.Pathfinder;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.terrain.CloseDoor;
import io.github.undercroft.terrain.Door;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/**
 * What a path-finder was asked before, and which game asked it, changes no answer: on boards whose doors open and close and
 * on which others move about.
 */
class PathAnswersLawsTest {

    private static final Pathfinder USED_FOR_EVER = new Pathfinder();

    private static final int[] PERCENT = {100, 141, 150, 200, 50, 300};

    private static final int TURNS = 30;

    /** Wanders from place to place through doors, and shuts some behind it. Compares the answers that it gets. */
    private enum Wanderer implements Brain {
        WANDERS;

        @Override
        public Decision decide(TurnView turn) {
            List<PathRequest> requests = requests(turn);
            List<PathResult> answers =
                    requests.stream().map(SharedPathfinder.of(turn)::find).toList();
            assertThat(requests.stream().map(new Pathfinder()::find).toList()).isEqualTo(answers);
            List<Integer> order = new ArrayList<>(List.of(0, 1, 2, 3));
            Collections.shuffle(order, new Random(answers.hashCode()));
            for (int i : order) {
                assertThat(USED_FOR_EVER.find(requests.get(i)))
                        .as("%s", requests.get(i))
                        .isEqualTo(answers.get(i));
            }
            return Decision.act(action(turn, answers));
        }

        private static List<PathRequest> requests(TurnView turn) {
            RandomSource random = turn.random();
            BoardCost costs = BoardCost.of(turn);
            BoardCost priced = costs.withOccupied(random.nextInt(6));
            BoardCost byWho = costs.withOccupied(other -> other.id().key() % 2 == 0 ? 2 : CostFunction.BLOCKED);
            PathRequest request = PathRequest.from(turn.position()).to(place(turn));
            return List.of(
                    request.on(costs),
                    request.on(priced),
                    request.on(byWho).within(1 + random.nextInt(40)),
                    request.on(priced).toCheapestOf(List.of(place(turn), place(turn))));
        }

        private static Point place(TurnView turn) {
            int width = turn.board().width();
            int height = turn.board().height();
            return new Point(turn.random().nextInt(width), turn.random().nextInt(height));
        }

        private static Action action(TurnView turn, List<PathResult> answers) {
            for (Direction direction : Direction.values()) {
                Point beside = turn.position().step(direction);
                boolean isOpenDoor = turn.board().contains(beside)
                        && turn.board().terrainAt(beside) == Door.OPEN
                        && !turn.board().isOccupied(beside);
                if (isOpenDoor && turn.random().chance(1, 2)) {
                    return new CloseDoor(beside);
                }
            }
            Path path = answers.get(turn.random().nextInt(answers.size()))
                    .bestPath()
                    .orElseThrow();
            return path.nextStep().<Action>map(Move::new).orElseGet(Rest::new);
        }
    }

    @Property(tries = 120)
    void answersDoNotDependOnWhatWasAskedBefore(
            @ForAll Movement movement, @ForAll @IntRange(min = 0, max = 5) int percent, @ForAll long seed) {
        Random random = new Random(seed);
        Legend legend = Legend.standard()
                .with('@', Blueprint.of("wanderer").with(Wanderer.WANDERS))
                .with('p', Blueprint.of("pillar"));
        Game game = Game.start(
                Rules.named("lair")
                        .steps(new StepRule(movement, PERCENT[percent]))
                        .level("lair", LevelText.of(drawn(random), legend))
                        .build(),
                seed);
        int parting = random.nextInt(TURNS);
        List<Step> steps = new ArrayList<>();
        for (int turn = 0; turn < parting; turn++) {
            game.step();
        }
        Game fork = game.fork();
        for (int turn = parting; turn < TURNS; turn++) {
            steps.add(game.step());
        }
        for (Step step : steps) {
            assertThat(fork.step()).isEqualTo(step);
        }
    }

    private static String drawn(Random random) {
        int width = 4 + random.nextInt(random.nextInt(4) == 0 ? 140 : 20);
        int height = 2 + random.nextInt(14);
        String glyphs = ".".repeat(random.nextInt(12)) + "...###++p";
        StringBuilder drawing = new StringBuilder();
        for (int cell = 0; cell < width * height; cell++) {
            boolean isWanderer = cell == 0 || random.nextInt(60) == 0;
            drawing.append(isWanderer ? '@' : glyphs.charAt(random.nextInt(glyphs.length())));
            drawing.append(cell % width == width - 1 ? "\n" : "");
        }
        return drawing.toString().strip();
    }
}
