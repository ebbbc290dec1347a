package io.github.undercroft.pathfinding.brain;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.pathfinding.CostFunction;
import io.github.undercroft.pathfinding.field.DistanceField;
import io.github.undercroft.pathfinding.search.Around;
import io.github.undercroft.pathfinding.search.SumHeap;
import io.github.undercroft.pathfinding.search.SumQueue;
import java.util.List;
import java.util.Optional;

/**
 * Finds the first step to the goal that is cheapest to reach, by a search outward from the actor: only cells nearer than
 * that goal are visited, and apart from them only the bit words of the level. The step is the one of a {@link DistanceField}
 * to the goals: of equally cheap paths the one with the fewest steps, of these the first clockwise from north.
 *
 * <p>Cells are left in the order of their sums and labels, so the first straight step that comes to a cell is the best
 * straight one, and the first diagonal one likewise: each kind stands in a line as it comes. Only cells with a price of their
 * own need a heap.
 *
 * <p>Only valid where sums of prices are exact in doubles, in any order: see {@link #isExactFor}.
 */
final class NearestGoal {

    private static final int WAY_BITS = 3;
    private static final int WAY = (1 << WAY_BITS) - 1;
    private static final int ONE_STEP = 1 << WAY_BITS;
    private static final List<Direction> DIRECTIONS = Direction.all();

    /** What they call steps are labels: the number of steps, and below it the first of them. */
    private final StepLine straight = new StepLine();

    private final StepLine diagonal = new StepLine();
    private final SumHeap dear = new SumHeap();
    private Marks marks = new Marks(1, 1);
    /** Whether all steps cost the same, so that the first one to a cell is the best. */
    private boolean isUniform;

    private int shift;
    private double best;
    private int bestLabel;
    private int expanded;
    private boolean metSomebody;

    /** Cells by what is known of them. */
    private static final class Marks {

        /** No straight step, or no diagonal one, has come to these. */
        private final BitGrid left;

        private final BitGrid leftDiagonally;
        /** No goals, and without a price of their own. */
        private final BitGrid plain;
        /** All ways from these have been tried. */
        private final BitGrid done;

        Marks(int width, int height) {
            left = BitGrid.of(width, height);
            leftDiagonally = BitGrid.of(width, height);
            plain = BitGrid.of(width, height);
            done = BitGrid.of(width, height);
        }

        void begin(BoardCost costs, BitGridView priced, BitGridView goals) {
            copy(costs.openAtMost(), left);
            copy(costs.openAtMost(), leftDiagonally);
            copy(costs.open(), plain);
            plain.andNot(costs.occupied());
            plain.andNot(priced);
            plain.andNot(goals);
            done.clearAll();
        }

        private static void copy(BitGridView from, BitGrid to) {
            to.clearAll();
            to.or(from);
        }
    }

    /** Whether sums of steps are exact by that rule, as all prices of brains are whole. */
    static boolean isExactFor(BoardCost costs) {
        return costs.movement() == Movement.FOUR_WAY || costs.diagonalPercent() % 50 == 0;
    }

    /**
     * The step; empty at a goal, and where no way leads to any.
     *
     * @param priced cells whose terrain may have a price; no others have
     */
    Optional<Direction> step(BoardCost costs, BitGridView priced, BitGridView goals, Point from) {
        expanded = 0;
        metSomebody = false;
        if (goals.get(from.x(), from.y())) {
            return Optional.empty();
        }
        begin(costs, priced, goals);
        straight.add(from.y() << shift | from.x(), 0, 0);
        for (SumQueue first = straight; !first.isEmpty() && first.sum() < best; first = first()) {
            int cell = first.cell();
            double sum = first.sum();
            int label = first.steps();
            first.removeFirst();
            expand(costs, goals, cell, sum, label);
        }
        return best == CostFunction.BLOCKED ? Optional.empty() : Optional.of(DIRECTIONS.get(bestLabel & WAY));
    }

    private void begin(BoardCost costs, BitGridView priced, BitGridView goals) {
        if (marks.plain.width() != costs.width() || marks.plain.height() != costs.height()) {
            marks = new Marks(costs.width(), costs.height());
        }
        marks.begin(costs, priced, goals);
        isUniform = costs.movement() == Movement.FOUR_WAY || costs.diagonalStep() == 1;
        shift = Integer.SIZE - Integer.numberOfLeadingZeros(costs.width());
        straight.clear();
        diagonal.clear();
        dear.clear();
        best = CostFunction.BLOCKED;
    }

    /** The queue whose first cell comes next. */
    private SumQueue first() {
        SumQueue first = straight;
        if (!diagonal.isEmpty() && isBefore(diagonal, first)) {
            first = diagonal;
        }
        return !dear.isEmpty() && isBefore(dear, first) ? dear : first;
    }

    private static boolean isBefore(SumQueue one, SumQueue other) {
        return other.isEmpty() || one.sum() < other.sum() || (one.sum() == other.sum() && one.steps() < other.steps());
    }

    private void expand(BoardCost costs, BitGridView goals, int cell, double sum, int label) {
        int x = cell & (1 << shift) - 1;
        int y = cell >> shift;
        if (marks.done.get(x, y)) {
            return;
        }
        marks.done.set(x, y);
        expanded++;
        int longer = label + ONE_STEP;
        for (int ways = ways(costs, x, y); ways != 0; ways &= ways - 1) {
            int way = Integer.numberOfTrailingZeros(ways);
            Direction direction = DIRECTIONS.get(way);
            int toX = x + direction.dx();
            int toY = y + direction.dy();
            int next = label == 0 ? ONE_STEP | way : longer;
            boolean isStraight = isUniform || (way & 1) == 0;
            if (marks.plain.get(toX, toY)) {
                (isStraight ? marks.left : marks.leftDiagonally).clear(toX, toY);
                (isStraight ? straight : diagonal)
                        .add(toY << shift | toX, sum + (isStraight ? 1 : costs.diagonalStep()), next);
                continue;
            }
            metSomebody |= costs.occupied().get(toX, toY);
            if (goals.get(toX, toY)) {
                arrive(sum + costs.costOntoGoal(x, y, toX, toY), next);
            } else {
                (isStraight ? marks.left : marks.leftDiagonally).clear(toX, toY);
                double price = costs.cost(x, y, toX, toY);
                if (price < CostFunction.BLOCKED) {
                    dear.add(toY << shift | toX, sum + price, next);
                }
            }
        }
    }

    /** Where a step may lead that is the first of its kind, by walls and corners; what is a door is not asked here. */
    private int ways(BoardCost costs, int x, int y) {
        int ways = Around.of(marks.left, x, y);
        if (costs.movement() == Movement.FOUR_WAY) {
            return ways & Around.STRAIGHT;
        }
        if (!isUniform) {
            ways = (ways & Around.STRAIGHT) | (Around.of(marks.leftDiagonally, x, y) & ~Around.STRAIGHT);
        }
        return costs.movement().needsBothSides() ? ways & Around.withRoom(Around.of(costs.open(), x, y)) : ways;
    }

    private void arrive(double sum, int label) {
        if (sum < best || (sum == best && sum < CostFunction.BLOCKED && label < bestLabel)) {
            best = sum;
            bestLabel = label;
        }
    }

    /** Whether the last search came to a cell that somebody fills; if not, nobody is on a cheapest way to any goal. */
    boolean metSomebody() {
        return metSomebody;
    }

    /** How many cells the last search looked around from. */
    int expanded() {
        return expanded;
    }
}
