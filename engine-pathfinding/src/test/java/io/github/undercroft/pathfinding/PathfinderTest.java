package io.github.undercroft.pathfinding;

import static io.github.undercroft.geometry.Movement.EIGHT_WAY;
import static io.github.undercroft.geometry.Movement.EIGHT_WAY_NO_CORNER_CUTTING;
import static io.github.undercroft.geometry.Movement.FOUR_WAY;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.TextGrid;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PathfinderTest {

    private final Pathfinder pathfinder = new Pathfinder();

    /** Asks for the way from {@code @} to {@code X} and draws it; a straight step costs 1, a diagonal one 1.5. */
    private String drawn(Movement movement, String... rows) {
        TextGrid map = TextGrid.ofRows(rows);
        Path path = find(movement, map).bestPath().orElseThrow();
        StringBuilder drawing = new StringBuilder();
        for (int y = 0; y < map.height(); y++) {
            for (int x = 0; x < map.width(); x++) {
                Point cell = new Point(x, y);
                drawing.appendCodePoint(path.cells().contains(cell) ? '*' : map.glyphAt(cell));
            }
            drawing.append('\n');
        }
        return drawing.toString();
    }

    private PathResult find(Movement movement, TextGrid map) {
        BitGrid walls = map.cells('#');
        CostFunction cost = CostFunction.atLeast(
                0,
                (fromX, fromY, toX, toY) ->
                        walls.get(toX, toY) ? CostFunction.BLOCKED : fromX == toX || fromY == toY ? 1 : 1.5);
        return pathfinder.find(PathRequest.from(map.cells('@').firstSet().orElseThrow())
                .toCheapestOf(goals(map))
                .onGrid(map.width(), map.height(), movement, cost));
    }

    private static List<Point> goals(TextGrid map) {
        BitGrid goals = map.cells('X');
        List<Point> cells = new ArrayList<>();
        goals.forEach((x, y) -> cells.add(new Point(x, y)));
        return cells;
    }

    private static String rows(String... rows) {
        return String.join("\n", rows) + "\n";
    }

    @Test
    void aPathHoldsBothEnds() {
        PathResult result = find(FOUR_WAY, TextGrid.ofRows("@..", "...", "X.."));
        assertThat(result)
                .isEqualTo(new PathResult.Found(
                        Path.of(List.of(new Point(0, 0), new Point(0, 1), new Point(0, 2)), List.of(1.0, 1.0)), 5));
        assertThat(result.bestPath().orElseThrow().nextStep()).contains(Direction.SOUTH);
    }

    @Test
    void aPathToTheStartIsOneCellAndCostsNothing() {
        Point here = new Point(0, 0);
        PathRequest request = PathRequest.from(here)
                .to(here)
                .onGrid(1, 1, EIGHT_WAY, CostFunction.atLeast(0, (fromX, fromY, toX, toY) -> Double.NaN));
        Path path = Path.of(List.of(here), List.of());
        assertThat(pathfinder.find(request)).isEqualTo(new PathResult.Found(path, 0));
        assertThat(path.cost()).isZero();
        assertThat(path.nextStep()).isEmpty();
    }

    @Test
    void aPathRunsAlongASingleRowOrColumn() {
        assertThat(drawn(EIGHT_WAY, "@....X.")).isEqualTo(rows("******."));
        assertThat(drawn(EIGHT_WAY_NO_CORNER_CUTTING, ".", "X", ".", "@")).isEqualTo(rows(".", "*", "*", "*"));
    }

    @Test
    void fourWaysGoRoundCorners() {
        assertThat(drawn(FOUR_WAY, "@#.", "..X")).isEqualTo(rows("*#.", "***"));
    }

    @Test
    void eightWaysSqueezeBetweenTwoWalls() {
        assertThat(drawn(EIGHT_WAY, "@#.", "#X.")).isEqualTo(rows("*#.", "#*."));
    }

    @Test
    void withoutCornerCuttingOneWallBesideADiagonalStepIsEnoughToForbidIt() {
        assertThat(drawn(EIGHT_WAY_NO_CORNER_CUTTING, "@#.", ".X.")).isEqualTo(rows("*#.", "**."));
        assertThat(drawn(EIGHT_WAY_NO_CORNER_CUTTING, "@..", "#X.")).isEqualTo(rows("**.", "#*."));
        assertThat(find(EIGHT_WAY_NO_CORNER_CUTTING, TextGrid.ofRows("@#.", "#X.")))
                .isInstanceOf(PathResult.Partial.class);
        assertThat(drawn(EIGHT_WAY_NO_CORNER_CUTTING, "@..", ".X.")).isEqualTo(rows("*..", ".*."));
    }

    @Test
    void aDiagonalStepIntoAWallIsNoStep() {
        assertThat(drawn(EIGHT_WAY, "@..", ".#.", "..X")).isEqualTo(rows("**.", ".#*", "..*"));
        assertThat(drawn(EIGHT_WAY_NO_CORNER_CUTTING, "@..", ".#.", "..X")).isEqualTo(rows("***", ".#*", "..*"));
    }

    @Test
    void equallyCheapPathsAreToldApartAlikeOnEveryMachine() {
        assertThat(drawn(FOUR_WAY, "@...", "....", "...X")).isEqualTo(rows("****", "...*", "...*"));
        assertThat(drawn(EIGHT_WAY, "@....", ".....", "....X")).isEqualTo(rows("***..", "...*.", "....*"));
    }

    @Test
    void aWallAroundTheStartLeavesAPathOfOneCell() {
        assertThat(find(EIGHT_WAY, TextGrid.ofRows("@#X", "##.", "...")))
                .isEqualTo(new PathResult.Partial(Path.of(List.of(new Point(0, 0)), List.of()), 1));
    }

    @Test
    void aWallAroundTheGoalLeavesAPathAsCloseAsOneGets() {
        assertThat(drawn(FOUR_WAY, "@..#.", "...#X", "...#.")).isEqualTo(rows("***#.", "..*#X", "...#."));
    }

    @Test
    void aGoalInAWallIsApproached() {
        TextGrid map = TextGrid.ofRows("@....");
        CostFunction cost = CostFunction.atLeast(1, (fromX, fromY, toX, toY) -> toX == 4 ? CostFunction.BLOCKED : 1);
        PathResult result = pathfinder.find(
                PathRequest.from(new Point(0, 0)).to(new Point(4, 0)).onGrid(map.width(), 1, FOUR_WAY, cost));
        assertThat(result).isInstanceOf(PathResult.Partial.class);
        assertThat(result.bestPath().orElseThrow().end()).isEqualTo(new Point(3, 0));
    }

    @Test
    void ofSeveralGoalsTheCheapestIsReached() {
        assertThat(drawn(FOUR_WAY, "X#@..", ".#...", "....X")).isEqualTo(rows("X#***", ".#..*", "....*"));
    }

    @Test
    void ofEquallyCheapGoalsTheFirstListedIsReached() {
        PathRequest request = PathRequest.from(new Point(2, 0))
                .onGrid(5, 1, FOUR_WAY, CostFunction.atLeast(1, (fromX, fromY, toX, toY) -> 1));
        Point left = new Point(0, 0);
        Point right = new Point(4, 0);
        assertThat(end(request.toCheapestOf(List.of(left, right)))).isEqualTo(left);
        assertThat(end(request.toCheapestOf(List.of(right, left)))).isEqualTo(right);
    }

    private Point end(PathRequest request) {
        return pathfinder.find(request).bestPath().orElseThrow().end();
    }

    @Test
    void theStepOntoAGoalMayHaveAPriceOfItsOwn() {
        CostFunction cost = new GoalPrices(
                (fromX, fromY, toX, toY) -> toX == 2 ? CostFunction.BLOCKED : 1, (fromX, fromY, toX, toY) -> 7);
        PathRequest request = PathRequest.from(new Point(0, 0)).onGrid(4, 1, FOUR_WAY, cost);
        assertThat(pathfinder
                        .find(request.to(new Point(2, 0)))
                        .bestPath()
                        .orElseThrow()
                        .cost())
                .isEqualTo(8);
        assertThat(pathfinder.find(request.to(new Point(3, 0)))).isInstanceOf(PathResult.Partial.class);
    }

    @Test
    void aSpentBudgetTellsTheWayToTheClosestCellThatItCameTo() {
        PathRequest request = PathRequest.from(new Point(0, 0))
                .to(new Point(9, 0))
                .onGrid(10, 1, FOUR_WAY, CostFunction.atLeast(1, (fromX, fromY, toX, toY) -> 1));
        assertThat(pathfinder.find(request.within(8))).isInstanceOf(PathResult.BudgetSpent.class);
        assertThat(pathfinder.find(request.within(8)).expanded()).isEqualTo(8);
        assertThat(end(request.within(8))).isEqualTo(new Point(7, 0));
        assertThat(pathfinder.find(request.within(9))).isInstanceOf(PathResult.Found.class);
    }

    @Test
    void pricesTooHighToBeAddedUpAreBlocked() {
        PathRequest request = PathRequest.from(new Point(0, 0))
                .to(new Point(2, 0))
                .onGrid(3, 1, FOUR_WAY, CostFunction.atLeast(0, (fromX, fromY, toX, toY) -> Double.MAX_VALUE));
        assertThat(end(request)).isEqualTo(new Point(1, 0));
    }
}
