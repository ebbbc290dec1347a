package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The first step to the goal that is cheapest to reach, found from where one stands outward: so only what is nearer than that
 * goal is looked at, and nothing of the size of the level. It is the step that a {@link DistanceField} to the goals says: of
 * equally cheap ways the one of the fewest steps, of these the first clockwise from north.
 *
 * <p>Only where sums of prices are exact in doubles, whatever their order: see {@link #isExactFor}.
 */
final class NearestGoal {

    private static final int WAY_BITS = 3;
    private static final int WAY = (1 << WAY_BITS) - 1;
    private static final int ONE_STEP = 1 << WAY_BITS;
    private static final List<Direction> DIRECTIONS = Direction.all();

    private final BucketQueue queue = new BucketQueue();
    /** The cells that this search has come to bear its stamp. */
    private int[] stamps = {};

    private int stamp;
    private double[] sums = {};
    /** The number of steps, and below it the first of them: the lower of two is the better one. */
    private int[] labels = {};

    private int width;
    private final int[] offsets = new int[8];
    private double best;
    private int bestLabel;
    private int expanded;

    /** Whether sums of steps are exact by that rule, as all prices of brains are whole. */
    static boolean isExactFor(BoardCost costs) {
        return costs.movement() == Movement.FOUR_WAY || costs.steps().diagonalPercent() % 50 == 0;
    }

    /**
     * The step; empty at a goal, and where no way leads to any.
     *
     * @param priced cells whose terrain may have a price; no others have
     */
    Optional<Direction> step(BoardCost costs, BitGridView priced, BitGridView goals, Point from) {
        expanded = 0;
        if (goals.get(from.x(), from.y())) {
            return Optional.empty();
        }
        begin(costs);
        lower(from.y() * width + from.x(), 0, 0);
        while (!queue.isEmpty()) {
            int cell = queue.cell();
            double sum = queue.sum();
            queue.removeFirst();
            if (sum < best && sum == sums[cell]) {
                expand(costs, priced, goals, cell);
            }
        }
        return best == CostFunction.BLOCKED ? Optional.empty() : Optional.of(DIRECTIONS.get(bestLabel & WAY));
    }

    private void begin(BoardCost costs) {
        width = costs.width();
        for (int way = 0; way < offsets.length; way++) {
            offsets[way] =
                    DIRECTIONS.get(way).dy() * width + DIRECTIONS.get(way).dx();
        }
        int size = width * costs.height();
        if (stamps.length < size) {
            stamps = new int[size];
            sums = new double[size];
            labels = new int[size];
            stamp = 0;
        }
        if (++stamp == Integer.MAX_VALUE) {
            Arrays.fill(stamps, 0);
            stamp = 1;
        }
        best = CostFunction.BLOCKED;
        queue.begin(costs.leastStep(), costs.leastDiagonalStep() + Care.PRICE_OF_HARM);
    }

    private void expand(BoardCost costs, BitGridView priced, BitGridView goals, int cell) {
        expanded++;
        int x = cell % width;
        int y = cell / width;
        int goalWays = Around.of(goals, x, y);
        int plainWays = Around.of(costs.open(), x, y) & ~Around.of(costs.occupied(), x, y) & ~Around.of(priced, x, y);
        int label = labels[cell];
        for (int ways = ways(costs, x, y); ways != 0; ways &= ways - 1) {
            int way = Integer.numberOfTrailingZeros(ways);
            boolean isGoal = (goalWays >> way & 1) != 0;
            double sum = sums[cell];
            if ((plainWays >> way & 1) != 0) {
                sum += (way & 1) == 0 ? 1 : costs.diagonal();
            } else {
                sum += price(costs, x, y, DIRECTIONS.get(way), isGoal);
            }
            int next = label == 0 ? ONE_STEP | way : label + ONE_STEP;
            if (isGoal) {
                arrive(sum, next);
            } else if (sum < best) {
                lower(cell + offsets[way], sum, next);
            }
        }
    }

    private static double price(BoardCost costs, int x, int y, Direction way, boolean isGoal) {
        int toX = x + way.dx();
        int toY = y + way.dy();
        return isGoal ? costs.costOntoGoal(x, y, toX, toY) : costs.cost(x, y, toX, toY);
    }

    /** Where a step may lead by walls and corners; what is a door is not asked here. */
    private static int ways(BoardCost costs, int x, int y) {
        int ways = Around.of(costs.openAtMost(), x, y);
        if (costs.movement() == Movement.FOUR_WAY) {
            return ways & Around.STRAIGHT;
        }
        return costs.movement().needsBothSides() ? ways & Around.withRoom(Around.of(costs.open(), x, y)) : ways;
    }

    private void arrive(double sum, int label) {
        if (sum < best || (sum == best && sum < CostFunction.BLOCKED && label < bestLabel)) {
            best = sum;
            bestLabel = label;
        }
    }

    private void lower(int cell, double sum, int label) {
        if (stamps[cell] != stamp || sum < sums[cell]) {
            stamps[cell] = stamp;
            sums[cell] = sum;
            labels[cell] = label;
            queue.add(cell, sum, 0);
        } else if (sum == sums[cell]) {
            labels[cell] = Math.min(labels[cell], label);
        }
    }

    /** How many cells the last search looked around from. */
    int expanded() {
        return expanded;
    }
}
