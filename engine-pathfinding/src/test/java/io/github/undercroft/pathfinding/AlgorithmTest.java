package io.github.undercroft.pathfinding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.IntGrid;
import io.github.undercroft.grid.TextGrid;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class AlgorithmTest {

    private final Pathfinder pathfinder = new Pathfinder();

    private static BitGrid open(int width, int height) {
        BitGrid open = BitGrid.of(width, height);
        open.setAll();
        return open;
    }

    private static IntGrid ones(int width, int height) {
        IntGrid prices = IntGrid.of(width, height);
        prices.fill(1);
        return prices;
    }

    @Test
    void anAlgorithmThatCannotAnswerSaysWhichCan() {
        WalkMap eight = WalkMap.of(open(3, 3), Movement.EIGHT_WAY);
        WalkMap four = WalkMap.of(open(3, 3), Movement.FOUR_WAY);
        CostMap prices = CostMap.of(ones(3, 3), Movement.EIGHT_WAY);
        PathRequest request = PathRequest.from(new Point(0, 0)).to(new Point(2, 2));
        refused(request.on(four).using(Algorithm.JUMP_POINTS), "JUMP_POINTS", "jps", "TWO_STACKS");
        refused(request.on(eight).using(Algorithm.TWO_STACKS), "TWO_STACKS", "stacks", "JUMP_POINTS");
        refused(request.on(prices).using(Algorithm.JUMP_POINTS), "WalkMap");
        refused(
                request.on(eight)
                        .toCheapestOf(List.of(new Point(1, 1), new Point(2, 2)))
                        .using(Algorithm.JUMP_POINTS),
                "ASTAR");
        refused(
                request.on(prices)
                        .withOccupied(open(3, 3), OccupiedPolicy.BLOCK)
                        .using(Algorithm.ASTAR),
                "ASTAR",
                "EXACT");
        refused(
                request.onGrid(3, 3, Movement.EIGHT_WAY, CostFunction.atLeast(1, (fromX, fromY, toX, toY) -> 1))
                        .using(Algorithm.ASTAR),
                "CostMap");
    }

    private void refused(PathRequest request, String... message) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> pathfinder.find(request))
                .withMessageContainingAll(message);
    }

    @Test
    void pricesAreChecked() {
        IntGrid prices = ones(4, 4);
        prices.set(2, 1, -3);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CostMap.of(prices, Movement.FOUR_WAY))
                .withMessageContainingAll("(2,1)", "-3", "BLOCKED_CELL");
    }

    @ParameterizedTest
    @EnumSource
    void aGridOfOneCellIsAnswered(Movement movement) {
        Point here = new Point(0, 0);
        for (boolean isOpen : new boolean[] {true, false}) {
            BitGrid cell = BitGrid.of(1, 1);
            if (isOpen) {
                cell.set(here);
            }
            PathResult result = pathfinder.find(PathRequest.from(here).to(here).on(WalkMap.of(cell, movement)));
            assertThat(result).isEqualTo(new PathResult.Found(Path.of(List.of(here), List.of()), 0));
        }
    }

    @ParameterizedTest
    @EnumSource
    void longRowsColumnsAndLargeGridsAreAnswered(Movement movement) {
        for (int[] size : new int[][] {{1, 100_000}, {100_000, 1}, {4096, 4096}}) {
            BitGrid open = open(size[0], size[1]);
            Point end = new Point(size[0] - 1, size[1] - 1);
            PathRequest request = PathRequest.from(new Point(0, 0)).to(end).on(WalkMap.of(open, movement));
            Path path = pathfinder.find(request).bestPath().orElseThrow();
            assertThat(path.end()).isEqualTo(end);
            int steps = movement == Movement.FOUR_WAY ? end.x() + end.y() : Math.max(end.x(), end.y());
            assertThat(path.steps()).isEqualTo(steps);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aGoalInAWallIsApproachedAndAStartInAWallIsLeft(Movement movement) {
        BitGrid open = TextGrid.ofRows("#..#").cells('#');
        open.not();
        PathRequest request = PathRequest.from(new Point(0, 0)).on(WalkMap.of(open, movement));
        assertThat(pathfinder.find(request.to(new Point(3, 0))))
                .isInstanceOfSatisfying(PathResult.Partial.class, partial -> {
                    assertThat(partial.nearest().end()).isEqualTo(new Point(2, 0));
                });
        assertThat(pathfinder.find(request.to(new Point(2, 0)))).isInstanceOf(PathResult.Found.class);
    }

    private static List<PathRequest> requests(long seed, Movement movement, int count) {
        Random random = new Random(seed);
        BitGrid open = open(70, 40);
        IntGrid prices = ones(70, 40);
        for (int i = 0; i < 800; i++) {
            Point cell = new Point(random.nextInt(70), random.nextInt(40));
            open.clear(cell);
            prices.set(cell, random.nextBoolean() ? CostMap.BLOCKED_CELL : 1 + random.nextInt(9));
        }
        List<PathGround> grounds = List.of(
                WalkMap.of(open, movement),
                CostMap.of(prices, movement),
                new PricedGrid(70, 40, movement, WalkMap.of(open, movement)));
        List<PathRequest> requests = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            requests.add(PathRequest.from(new Point(random.nextInt(70), random.nextInt(40)))
                    .to(new Point(random.nextInt(70), random.nextInt(40)))
                    .on(grounds.get(i % 3)));
        }
        return requests;
    }

    @Test
    void tenThousandUnrelatedQueriesChangeNothing() {
        List<PathRequest> requests = new ArrayList<>();
        for (Movement movement : Movement.values()) {
            requests.addAll(requests(1, movement, 30));
        }
        List<PathResult> before = requests.stream().map(pathfinder::find).toList();
        for (Movement movement : Movement.values()) {
            for (PathRequest request : requests(2, movement, 3334)) {
                pathfinder.find(request.within(60));
            }
        }
        assertThat(requests.stream().map(pathfinder::find).toList()).isEqualTo(before);
        assertThat(requests.stream().map(new Pathfinder()::find).toList()).isEqualTo(before);
    }

    /** More queries than a search has stamps for what it knows of a cell: then it begins with them anew. */
    @ParameterizedTest
    @CsvSource({
        "FOUR_WAY, ASTAR, 40000",
        "EIGHT_WAY, JUMP_POINTS, 530000",
        "EIGHT_WAY_NO_CORNER_CUTTING, JUMP_POINTS, 530000"
    })
    void hundredsOfThousandsOfQueriesChangeNothing(Movement movement, Algorithm algorithm, int queries) {
        TextGrid map = TextGrid.ofRows("..#.", ".#..", "....");
        BitGrid open = map.cells('.');
        List<PathRequest> requests = new ArrayList<>();
        for (Point goal : List.of(new Point(3, 0), new Point(1, 0), new Point(3, 2))) {
            requests.add(PathRequest.from(new Point(0, 1))
                    .to(goal)
                    .on(WalkMap.of(open, movement))
                    .using(algorithm));
        }
        List<PathResult> expected =
                requests.stream().map(new Pathfinder()::find).toList();
        PathBuffer buffer = new PathBuffer();
        for (int i = 0; i < queries; i++) {
            pathfinder.find(requests.get(i % 3), buffer);
            if (buffer.cost() != expected.get(i % 3).bestPath().orElseThrow().cost()) {
                assertThat(buffer.toResult()).as("query %d", i).isEqualTo(expected.get(i % 3));
            }
        }
        assertThat(requests.stream().map(pathfinder::find).toList()).isEqualTo(expected);
    }

    @Test
    void aBufferTellsWhatAResultTells() {
        PathBuffer buffer = new PathBuffer();
        assertThatIllegalStateException().isThrownBy(buffer::toResult).withMessageContaining("find");
        for (PathRequest request : requests(4, Movement.EIGHT_WAY, 60)) {
            pathfinder.find(request.within(200), buffer);
            assertThat(buffer.toResult()).isEqualTo(new Pathfinder().find(request.within(200)));
            buffer.toResult().bestPath().ifPresent(path -> {
                assertThat(buffer.length()).isEqualTo(path.cells().size());
                assertThat(new Point(buffer.x(buffer.length() - 1), buffer.y(buffer.length() - 1)))
                        .isEqualTo(path.end());
                assertThat(buffer.cost()).isEqualTo(path.cost());
            });
        }
    }
}
