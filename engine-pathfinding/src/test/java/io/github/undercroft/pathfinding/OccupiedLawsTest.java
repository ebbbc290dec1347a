package io.github.undercroft.pathfinding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.Footprint;
import io.github.undercroft.grid.IntGrid;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Occupied cells and footprints against cost functions that say the same cell by cell. */
class OccupiedLawsTest {

    private static final double ROOT = Math.sqrt(2);

    private final Pathfinder pathfinder = new Pathfinder();

    private record Trial(IntGrid prices, BitGrid open, BitGrid occupied, Point start, Point goal) {

        static Trial of(long seed) {
            Random random = new Random(seed);
            int width = 3 + random.nextInt(8) + (random.nextInt(8) == 0 ? 60 : 0);
            int height = 3 + random.nextInt(8);
            IntGrid prices = IntGrid.of(width, height);
            BitGrid open = BitGrid.of(width, height);
            BitGrid occupied = BitGrid.of(width, height);
            int walls = random.nextInt(40);
            int others = random.nextInt(50);
            for (int y = 0; y < height; y++) {
                for (int x = 0; x < width; x++) {
                    boolean isWall = random.nextInt(100) < walls;
                    prices.set(x, y, isWall ? CostMap.BLOCKED_CELL : 1 + random.nextInt(4));
                    if (!isWall) {
                        open.set(x, y);
                    }
                    if (random.nextInt(100) < others) {
                        occupied.set(x, y);
                    }
                }
            }
            // So that a footprint of 3 x 3 is inside.
            Point start = new Point(random.nextInt(width - 2), random.nextInt(height - 2));
            return new Trial(prices, open, occupied, start, new Point(random.nextInt(width), random.nextInt(height)));
        }

        PathRequest request() {
            return PathRequest.from(start).to(goal);
        }
    }

    /** The slow and obvious way: every cell that is stood on, one by one. */
    private record Model(Trial trial, boolean isPriced, OccupiedPolicy policy, Footprint footprint)
            implements CostFunction {
        @Override
        public double minStep() {
            return 0;
        }

        @Override
        public double cost(int fromX, int fromY, int toX, int toY) {
            double dearest = 0;
            boolean meets = false;
            for (int y = toY; y < toY + footprint.height(); y++) {
                for (int x = toX; x < toX + footprint.width(); x++) {
                    if (!trial.prices.contains(x, y) || trial.prices.get(x, y) == CostMap.BLOCKED_CELL) {
                        return BLOCKED;
                    }
                    dearest = Math.max(dearest, isPriced ? trial.prices.get(x, y) : 1);
                    meets |= trial.occupied.get(x, y);
                }
            }
            boolean isSpared = policy.sparesGoal() && trial.goal.equals(new Point(toX, toY));
            return dearest * (fromX == toX || fromY == toY ? 1 : ROOT) + (meets && !isSpared ? policy.price() : 0);
        }

        @Override
        public boolean leavesRoom(int fromX, int fromY, int sideX, int sideY) {
            return new Model(trial, isPriced, OccupiedPolicy.price(0), footprint).cost(sideX, sideY, sideX, sideY)
                    < BLOCKED;
        }
    }

    @Property(tries = 1500)
    void occupiedCellsAndFootprintsCostWhatTheyShould(
            @ForAll Movement movement,
            @ForAll long seed,
            @ForAll @IntRange(min = 0, max = 5) int kind,
            @ForAll @IntRange(min = 1, max = 3) int width,
            @ForAll @IntRange(min = 1, max = 3) int height) {
        Trial trial = Trial.of(seed);
        OccupiedPolicy policy = switch (kind) {
            case 0 -> OccupiedPolicy.BLOCK;
            case 1 -> OccupiedPolicy.GOAL_ONLY;
            case 2 -> OccupiedPolicy.price(2.5);
            case 3 -> OccupiedPolicy.price(3);
            case 4 -> new OccupiedPolicy(2, false);
            default -> OccupiedPolicy.price(0);
        };
        Footprint footprint = new Footprint(width, height);
        PathRequest request =
                trial.request().withOccupied(trial.occupied, policy).withFootprint(footprint);
        agrees(request.on(WalkMap.of(trial.open, movement)), new Model(trial, false, policy, footprint));
        agrees(request.on(CostMap.of(trial.prices, movement)), new Model(trial, true, policy, footprint));
    }

    @Property(tries = 1000)
    void withoutOthersAFootprintIsTheSameByEveryAlgorithm(
            @ForAll Movement movement, @ForAll long seed, @ForAll @IntRange(min = 1, max = 3) int side) {
        Trial trial = Trial.of(seed);
        Footprint footprint = Footprint.square(side);
        PathRequest request = trial.request().withFootprint(footprint);
        agrees(
                request.on(WalkMap.of(trial.open, movement)),
                new Model(trial, false, OccupiedPolicy.price(0), footprint));
    }

    @Property(tries = 1000)
    void anEarlierQueryChangesNoAnswer(@ForAll Movement movement, @ForAll long seed, @ForAll long earlier) {
        Trial trial = Trial.of(seed);
        Trial before = Trial.of(earlier);
        PathRequest request = trial.request()
                .withOccupied(trial.occupied, OccupiedPolicy.BLOCK)
                .on(WalkMap.of(trial.open, movement));
        Pathfinder kept = new Pathfinder();
        kept.find(before.request().on(WalkMap.of(before.open, movement)));
        assertThat(kept.find(request)).isEqualTo(new Pathfinder().find(request));
    }

    @Example
    void aPathThatIsStillInTheBufferIsNotTakenForOne() {
        BitGrid hall = BitGrid.of(9, 9);
        hall.setAll();
        BitGrid apart = BitGrid.of(3, 1);
        apart.set(0, 0);
        apart.set(2, 0);
        Movement movement = Movement.EIGHT_WAY_NO_CORNER_CUTTING;
        Pathfinder kept = new Pathfinder();
        kept.find(PathRequest.from(new Point(0, 0)).to(new Point(8, 8)).on(WalkMap.of(hall, movement)));
        PathRequest none = PathRequest.from(new Point(0, 0))
                .to(new Point(2, 0))
                .on(WalkMap.of(apart, movement))
                .withOccupied(BitGrid.of(3, 1), OccupiedPolicy.BLOCK);
        assertThat(kept.find(none)).isInstanceOf(PathResult.Partial.class);
    }

    private void agrees(PathRequest request, Model model) {
        Trial trial = model.trial;
        PathRequest modelled = trial.request()
                .onGrid(
                        trial.open.width(),
                        trial.open.height(),
                        request.ground().movement(),
                        model);
        PathResult expected = pathfinder.find(modelled.using(Algorithm.DIJKSTRA));
        isLike(expected, pathfinder.find(request));
        if (request.ground() instanceof WalkMap) {
            isLike(expected, pathfinder.find(request.using(Algorithm.ASTAR)));
        }
    }

    private static void isLike(PathResult expected, PathResult actual) {
        assertThat(actual.getClass()).isEqualTo(expected.getClass());
        double cost = expected.bestPath().orElseThrow().cost();
        assertThat(actual.bestPath().orElseThrow().cost()).isCloseTo(cost, within(1e-9 * (1 + cost)));
    }
}
