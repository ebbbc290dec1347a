package io.github.undercroft.pathfinding.field;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Rest;
import io.github.undercroft.StepRule;
import io.github.undercroft.TurnView;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Water;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.pathfinding.CostFunction;
import io.github.undercroft.pathfinding.DisguisedCosts;
import io.github.undercroft.pathfinding.brain.BoardCost;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Fields on boards are those that any cost function with these prices gives, to the last bit and tie. */
class BoardFieldLawsTest {

    private static final Legend LEGEND =
            Legend.standard().with('~', Water.SHALLOW).with('p', Blueprint.of("pillar"));

    private static final DistanceField USED_FOR_EVER = new DistanceField();

    /** Keeps what it is asked at its turn. */
    private record Listener(List<BoardCost> heard, StepRule steps) implements Brain {
        @Override
        public Decision decide(TurnView turn) {
            heard.add(BoardCost.of(turn));
            heard.add(BoardCost.of(turn.board(), turn.actor(), steps));
            return Decision.act(new Rest());
        }
    }

    @Property
    void equalPricesOfABoardGiveWhatACostFunctionGives(
            @ForAll Movement movement, @ForAll @IntRange(min = 1, max = 400) int percent, @ForAll long seed) {
        Random random = new Random(seed);
        List<BoardCost> boards = boards(random, new StepRule(movement, random.nextInt(3) == 0 ? 100 : percent));
        for (BoardCost board : boards) {
            for (BoardCost costs : List.of(board, board.withOccupied(0))) {
                for (int i = 0; i < 3; i++) {
                    agree(random, costs);
                }
            }
        }
    }

    @Property
    void doorsAndTollsOfABoardGiveWhatACostFunctionGives(
            @ForAll Movement movement, @ForAll @IntRange(min = 1, max = 400) int percent, @ForAll long seed) {
        Random random = new Random(seed);
        double[] tolls = {0, 0.25, 1, 4, 1e17, CostFunction.BLOCKED};
        double toll = tolls[random.nextInt(tolls.length)];
        double other = tolls[random.nextInt(tolls.length)];
        List<BoardCost> boards = boards(random, new StepRule(movement, random.nextInt(3) == 0 ? 100 : percent));
        for (BoardCost board : boards) {
            agree(random, board.withOccupied(toll));
            agree(random, board.withOccupied(occupant -> occupant.has(Brain.class) ? toll : other));
            agree(random, board.withExtra(terrain -> terrain.equals(Water.SHALLOW) ? toll : 0));
            agree(random, board.withOccupied(other).withExtra(terrain -> terrain.equals(Water.SHALLOW) ? toll : 0));
        }
    }

    private static List<BoardCost> boards(Random random, StepRule steps) {
        List<BoardCost> boards = new ArrayList<>();
        Game game = Game.start(
                Rules.named("lair")
                        .steps(steps)
                        .level(
                                "lair",
                                LevelText.of(
                                        drawn(random),
                                        LEGEND.with(
                                                '@', Blueprint.of("listener").with(new Listener(boards, steps)))))
                        .build(),
                1);
        game.step();
        return boards;
    }

    private static String drawn(Random random) {
        int width = 1 + random.nextInt(random.nextInt(4) == 0 ? 140 : 20);
        int height = 1 + random.nextInt(20);
        String glyphs = ".".repeat(random.nextInt(30)) + "..##p" + (random.nextInt(3) == 0 ? "++~" : "");
        StringBuilder drawing = new StringBuilder();
        int self = random.nextInt(width * height);
        for (int cell = 0; cell < width * height; cell++) {
            drawing.append(cell == self ? '@' : glyphs.charAt(random.nextInt(glyphs.length())));
            drawing.append(cell % width == width - 1 ? "\n" : "");
        }
        return drawing.toString().strip();
    }

    private static void agree(Random random, BoardCost costs) {
        FieldGround any =
                FieldGround.costing(costs.width(), costs.height(), costs.movement(), new DisguisedCosts(costs));
        double radius = random.nextInt(3) == 0 ? random.nextInt(300) / 10.0 : Double.POSITIVE_INFINITY;
        FieldRequest onBoard = FieldRequest.on(FieldGround.of(costs)).within(radius);
        FieldRequest onAny = FieldRequest.on(any).within(radius);
        double common = startValue(random);
        boolean areEqual = random.nextBoolean();
        for (int i = random.nextInt(5); i >= 0; i--) {
            Point goal = new Point(random.nextInt(costs.width()), random.nextInt(costs.height()));
            double value = areEqual ? common : startValue(random);
            onBoard = onBoard.to(goal, value);
            onAny = onAny.to(goal, value);
        }
        USED_FOR_EVER.compute(onBoard);
        DistanceField expected = new DistanceField();
        expected.compute(onAny);
        for (int y = 0; y < costs.height(); y++) {
            for (int x = 0; x < costs.width(); x++) {
                Point cell = new Point(x, y);
                assertThat(USED_FOR_EVER.distance(cell))
                        .as("%s by %s", cell, onBoard)
                        .isEqualTo(expected.distance(cell));
                assertThat(USED_FOR_EVER.nextStep(cell))
                        .as("%s by %s", cell, onBoard)
                        .isEqualTo(expected.nextStep(cell));
            }
        }
    }

    private static double startValue(Random random) {
        return switch (random.nextInt(5)) {
            case 0 -> random.nextInt(20) - 4;
            case 1 -> random.nextInt(2000) / 100.0;
            case 2 -> 99_999_990 + random.nextInt(10);
            default -> 0;
        };
    }
}
