package io.github.undercroft.pathfinding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.Footprint;
import io.github.undercroft.grid.IntGrid;
import io.github.undercroft.grid.TextGrid;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class ExpandedCellsTest {

    private final Pathfinder usedForEver = new Pathfinder();

    /** Takes a note of each cell from which it is asked. */
    private record Listener(CostFunction prices, BitGrid asked) implements CostFunction {
        @Override
        public double cost(int fromX, int fromY, int toX, int toY) {
            asked.set(fromX, fromY);
            return prices.cost(fromX, fromY, toX, toY);
        }

        @Override
        public boolean leavesRoom(int fromX, int fromY, int sideX, int sideY) {
            return prices.leavesRoom(fromX, fromY, sideX, sideY);
        }

        @Override
        public double minStep() {
            return prices.minStep();
        }
    }

    private static List<PathRequest> requests(Movement movement, long seed) {
        Random random = new Random(seed);
        // Sides beyond 64, so that waves and scans cross words.
        int width = 1 + random.nextInt(random.nextInt(4) == 0 ? 150 : 16);
        int height = 1 + random.nextInt(16);
        BitGrid open = BitGrid.of(width, height);
        BitGrid occupied = BitGrid.of(width, height);
        IntGrid prices = IntGrid.of(width, height);
        int walls = random.nextInt(50);
        for (Point cell : open.bounds().points()) {
            boolean isWall = random.nextInt(100) < walls;
            if (!isWall) {
                open.set(cell);
            }
            if (random.nextInt(100) < 15) {
                occupied.set(cell);
            }
            prices.set(cell, isWall ? CostMap.BLOCKED_CELL : 1 + random.nextInt(4));
        }
        PathRequest request = PathRequest.from(new Point(random.nextInt(width), random.nextInt(height)))
                .to(new Point(random.nextInt(width), random.nextInt(height)));
        PathRequest toSeveral = request.toCheapestOf(
                List.of(new Point(random.nextInt(width), 0), new Point(0, random.nextInt(height))));
        WalkMap map = WalkMap.of(open, movement);
        List<PathRequest> all = new ArrayList<>();
        for (PathRequest each : List.of(
                request.on(map),
                request.on(map).withFootprint(new Footprint(2, 1)),
                request.on(map).withOccupied(occupied, OccupiedPolicy.BLOCK),
                request.on(map).withOccupied(occupied, OccupiedPolicy.price(3)),
                request.on(CostMap.of(prices, movement)),
                toSeveral.on(map),
                toSeveral.on(map).withOccupied(occupied, OccupiedPolicy.GOAL_ONLY))) {
            all.add(each);
            all.add(each.within(1 + random.nextInt(40)));
        }
        return all;
    }

    private static boolean isAnsweredBy(Algorithm algorithm, PathRequest request) {
        try {
            new Pathfinder().find(request.using(algorithm));
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    @Property
    void theyAreAsManyAsTheAnswerTellsByEveryAlgorithm(
            @ForAll Movement movement, @ForAll Algorithm algorithm, @ForAll long seed) {
        for (PathRequest each : requests(movement, seed)) {
            if (!isAnsweredBy(algorithm, each)) {
                continue;
            }
            PathRequest request = each.using(algorithm);
            PathResult result = usedForEver.find(request);
            BitGrid cells = usedForEver.expandedCells();
            // Sums of the square root of 2 are rounded, so that a cell may turn out cheaper, or two ways equal.
            boolean isRounded =
                    movement != Movement.FOUR_WAY && (algorithm == Algorithm.EXACT || algorithm == Algorithm.DIJKSTRA);
            if (isRounded) {
                assertThat(cells.count()).as("%s", request).isLessThanOrEqualTo(result.expanded());
            } else {
                assertThat(cells.count()).as("%s", request).isEqualTo(result.expanded());
            }
            if (result.expanded() > 0) {
                assertThat(cells.get(request.start())).isTrue();
            }
            boolean jumps = algorithm == Algorithm.AUTO || algorithm == Algorithm.JUMP_POINTS;
            if (!jumps && result.expanded() > 0) {
                containPathsButTheGoal(cells, result);
            }
        }
    }

    private static void containPathsButTheGoal(BitGrid cells, PathResult result) {
        Path path = result.bestPath().orElseThrow();
        for (Point cell : path.cells()) {
            boolean isGoal = result instanceof PathResult.Found && cell.equals(path.end());
            assertThat(cells.get(cell)).as("%s on the path of %s", cell, result).isEqualTo(!isGoal);
        }
    }

    @Property
    void onlyTheyAskForPrices(@ForAll Movement movement, @ForAll long seed) {
        for (PathRequest request : requests(movement, seed)) {
            PathGround ground = request.ground();
            boolean isPlain = request.options().occupied() == null
                    && request.options().footprint().isOneCell();
            // A single cell has no neighbours to ask about.
            if (!isPlain || ground.width() * ground.height() == 1) {
                continue;
            }
            for (Algorithm algorithm : List.of(Algorithm.EXACT, Algorithm.DIJKSTRA)) {
                Listener listener = new Listener(ground.prices(), BitGrid.of(ground.width(), ground.height()));
                PathResult result =
                        usedForEver.find(request.onGrid(ground.width(), ground.height(), ground.movement(), listener)
                                .using(algorithm));
                // A cell whose neighbours are all known to be reached as cheaply asks for nothing.
                BitGrid silent = BitGrid.copyOf(usedForEver.expandedCells());
                assertThat(silent.count()).isLessThanOrEqualTo(result.expanded());
                silent.or(listener.asked);
                assertThat(silent).isEqualTo(usedForEver.expandedCells());
            }
        }
    }

    @Test
    void thePlainSearchGoesInAllDirectionsAndJumpsFromCornerToCorner() {
        TextGrid map = TextGrid.ofRows(
                "@....", //
                "..##.", "..#x.");
        assertThat(drawn(map, Algorithm.DIJKSTRA))
                .isEqualTo(TextGrid.ofRows(
                        "*****", //
                        "**..*", "**..*"));
        assertThat(drawn(map, Algorithm.JUMP_POINTS))
                .isEqualTo(TextGrid.ofRows(
                        "*...*", //
                        ".....", "....*"));
    }

    private TextGrid drawn(TextGrid map, Algorithm algorithm) {
        BitGrid open = map.cells('#');
        open.not();
        usedForEver.find(PathRequest.from(map.cells('@').firstSet().orElseThrow())
                .to(map.cells('x').firstSet().orElseThrow())
                .on(WalkMap.of(open, Movement.EIGHT_WAY_NO_CORNER_CUTTING))
                .using(algorithm));
        return TextGrid.ofRows(
                TextGrid.render(usedForEver.expandedCells(), '*', '.').strip().split("\n", -1));
    }

    @Test
    void thereAreNoneBeforeAnAnswer() {
        Pathfinder fresh = new Pathfinder();
        assertThatIllegalStateException().isThrownBy(fresh::expandedCells).withMessageContaining("find");
        PathRequest request = PathRequest.from(new Point(0, 0))
                .to(new Point(1, 0))
                .onGrid(2, 1, Movement.FOUR_WAY, CostFunction.atLeast(1, (fromX, fromY, toX, toY) -> 1));
        fresh.find(request);
        assertThat(fresh.expandedCells().count()).isEqualTo(1);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> fresh.find(request.onGrid(
                        2, 1, Movement.FOUR_WAY, CostFunction.atLeast(0, (fromX, fromY, toX, toY) -> Double.NaN))));
        assertThatIllegalStateException().isThrownBy(fresh::expandedCells).withMessageContaining("find");
    }
}
