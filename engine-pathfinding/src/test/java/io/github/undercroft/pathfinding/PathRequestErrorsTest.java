package io.github.undercroft.pathfinding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Footprint;
import java.util.List;
import org.junit.jupiter.api.Test;

class PathRequestErrorsTest {

    private static final Point HERE = new Point(1, 2);

    private static PathRequest costing(CostFunction cost) {
        return PathRequest.from(HERE).to(new Point(5, 5)).onGrid(8, 9, Movement.EIGHT_WAY, cost);
    }

    private static void refused(PathRequest request, String... message) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Pathfinder().find(request))
                .withMessageContainingAll(message);
    }

    @Test
    void aNegativePriceIsReportedWithItsCells() {
        refused(
                costing(CostFunction.atLeast(0, (fromX, fromY, toX, toY) -> toX == 3 && toY == 3 ? -0.5 : 1)),
                "to (3,3) costs -0.5",
                "0 or more",
                "CostFunction.BLOCKED");
    }

    @Test
    void aPriceThatIsNotANumberIsReportedWithItsCells() {
        refused(
                costing(CostFunction.atLeast(0, (fromX, fromY, toX, toY) -> Double.NaN)),
                "from (1,2) to (1,1) costs NaN");
    }

    @Test
    void aBadPriceOntoTheGoalIsReported() {
        CostFunction cost = new GoalPrices((fromX, fromY, toX, toY) -> 1, (fromX, fromY, toX, toY) -> -1);
        refused(costing(cost), "to (5,5) costs -1.0", "costOntoGoal");
    }

    /** Each step costs 1; how much it promises to cost at least is to be tried. */
    private record Promise(double minStep, double minDiagonalStep) implements CostFunction {
        @Override
        public double cost(int fromX, int fromY, int toX, int toY) {
            return 1;
        }
    }

    @Test
    void aPriceBelowThePromisedLeastIsReported() {
        refused(costing(new Promise(1.5, 2)), "from (1,2) to (1,1) costs 1.0", "1.5", "return less");
        refused(costing(new Promise(1, 2)), "from (1,2) to (2,1) costs 1.0", "2.0");
    }

    @Test
    void aPromiseThatIsNoPriceIsReported() {
        refused(costing(new Promise(-1, 1)), "minStep()", "-1.0");
        refused(costing(new Promise(Double.NaN, 1)), "minStep()", "NaN");
        refused(costing(new Promise(CostFunction.BLOCKED, CostFunction.BLOCKED)), "minStep()", "Infinity");
        refused(costing(new Promise(1, 0.5)), "minDiagonalStep()", "0.5", "1.0 or more");
    }

    @Test
    void aStartOrGoalOutsideIsReportedWithTheSize() {
        PathRequest request = costing(CostFunction.atLeast(1, (fromX, fromY, toX, toY) -> 1));
        refused(request.to(new Point(8, 0)), "goal (8,0)", "8 x 9", "x must be 0 to 7");
        refused(request.toCheapestOf(List.of(HERE, new Point(0, -1))), "goal (0,-1)");
        refused(
                PathRequest.from(new Point(0, 9))
                        .to(HERE)
                        .onGrid(8, 9, Movement.EIGHT_WAY, CostFunction.atLeast(1, (fromX, fromY, toX, toY) -> 1)),
                "start (0,9)",
                "8 x 9",
                "y 0 to 8");
    }

    @Test
    void aFootprintThatDoesNotFitAtTheStartIsReportedHoweverLarge() {
        PathRequest request = costing(CostFunction.atLeast(1, (fromX, fromY, toX, toY) -> 1));
        refused(request.withFootprint(new Footprint(8, 1)), "start (1,2)", "8 x 1", "8 x 9");
        refused(request.withFootprint(new Footprint(1, 8)), "start (1,2)", "1 x 8");
        refused(request.withFootprint(new Footprint(Integer.MAX_VALUE, 1)), "2147483647 x 1");
        refused(request.withFootprint(new Footprint(1, Integer.MAX_VALUE)), "1 x 2147483647");
        assertThat(new Pathfinder().find(request.withFootprint(new Footprint(7, 7))))
                .isInstanceOf(PathResult.Partial.class);
    }

    @Test
    void whatIsMissingIsNamed() {
        refused(PathRequest.from(HERE).to(HERE), "on(boardCost)", "onGrid(");
        refused(
                PathRequest.from(HERE)
                        .onGrid(3, 3, Movement.FOUR_WAY, CostFunction.atLeast(1, (fromX, fromY, toX, toY) -> 1)),
                "to(goal)");
    }

    @Test
    void aBudgetIsAtLeastOne() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PathRequest.from(HERE).within(0))
                .withMessageContainingAll("1 or more", "this is 0");
    }

    @Test
    void aGridHasCellsAndNotTooMany() {
        for (int[] size : new int[][] {{0, 5}, {5, -1}, {65_536, 65_536}}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> PathRequest.from(HERE)
                            .onGrid(
                                    size[0],
                                    size[1],
                                    Movement.FOUR_WAY,
                                    CostFunction.atLeast(1, (fromX, fromY, toX, toY) -> 1)))
                    .withMessageContaining(size[0] + " x " + size[1]);
        }
    }

    @Test
    void aFailedQueryLeavesThePathfinderUsable() {
        Pathfinder pathfinder = new Pathfinder();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> pathfinder.find(
                        costing(CostFunction.atLeast(0, (fromX, fromY, toX, toY) -> toX == 4 ? -1 : 1))));
        PathRequest request = costing(CostFunction.atLeast(1, (fromX, fromY, toX, toY) -> 1));
        assertThat(pathfinder.find(request)).isEqualTo(new Pathfinder().find(request));
    }
}
