package io.github.undercroft.pathfinding.field;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.pathfinding.CostFunction;
import io.github.undercroft.pathfinding.TollGround;
import io.github.undercroft.pathfinding.search.Around;
import io.github.undercroft.pathfinding.search.SumHeap;
import org.jspecify.annotations.Nullable;

/**
 * Spreads sums from cell to cell, the least first, at any price of 0 or more; cells wait in a heap.
 *
 * <p>Source: E. Dijkstra, "A Note on Two Problems in Connexion with Graphs", 1959.
 */
final class PricedSpread {

    private final FieldSteps steps;
    private final SumHeap queue = new SumHeap();
    private boolean isTooLarge;
    private @Nullable TollGround board;

    PricedSpread(FieldSteps steps) {
        this.steps = steps;
    }

    /** Forgets what was to be spread. */
    void begin() {
        queue.clear();
        isTooLarge = false;
        board = steps.map.board();
    }

    /** Spreads from all goals; the values must be new. */
    void run() {
        begin();
        FieldGoals goals = steps.goals;
        for (int i = 0; i < goals.size(); i++) {
            double sum = steps.map.units().of(goals.value(i));
            if (!steps.values.isWall(goals.cell(i))) {
                lower(goals.cell(i), sum, 0);
            }
        }
        spread(Integer.MAX_VALUE);
    }

    /** Notes a lower sum for a cell, to be spread; no more if it is none or too far off. */
    void lower(int cell, double sum, int stepCount) {
        FieldValues values = steps.values;
        double value = values.get(cell);
        boolean better = sum < value || (sum == value && values.countsSteps() && stepCount < values.steps(cell));
        if (better && sum < Double.POSITIVE_INFINITY && steps.isWithin(sum)) {
            isTooLarge |= !values.fits(sum);
            values.set(cell, sum, stepCount);
            queue.add(cell, sum, stepCount);
        }
    }

    /** Goes on until nothing is left to be spread; false if that takes more cells, or sums become too large. */
    boolean spread(int maxCells) {
        int rest = maxCells;
        TollGround costs = board;
        while (!queue.isEmpty()) {
            int cell = queue.cell();
            double sum = queue.sum();
            int stepCount = queue.steps();
            queue.removeFirst();
            if (sum != steps.values.get(cell)
                    || (costs == null && steps.values.countsSteps() && stepCount != steps.values.steps(cell))) {
                continue;
            }
            if (rest-- == 0) {
                return false;
            }
            if (costs != null) {
                lowerAroundOn(costs, cell, sum);
            } else if (steps.map.everyStepCosts()) {
                lowerAround(cell, sum);
            } else {
                lowerAround(cell, sum, stepCount);
            }
        }
        return !isTooLarge;
    }

    /** Where each step onto a cell costs the same, goal or not, and steps are not counted. */
    private void lowerAround(int to, double sum) {
        FieldMap map = steps.map;
        double straight = sum + map.price(to, 0, to);
        double diagonal = sum + map.price(to, 1, to);
        for (int way = 0; way < 8; way += steps.stride()) {
            int from = to - map.offset(way);
            double next = (way & 1) == 0 ? straight : diagonal;
            // A wall has the least value of all.
            if (next < steps.values.get(from) && steps.isLegal(from, way)) {
                lower(from, next, 0);
            }
        }
    }

    private void lowerAround(int to, double sum, int stepCount) {
        FieldMap map = steps.map;
        double goal = map.units().of(steps.goals.at(to));
        for (int way = 0; way < 8; way += steps.stride()) {
            int from = to - map.offset(way);
            if (!steps.isLegal(from, way)) {
                continue;
            }
            if (sum != goal) {
                lower(from, sum + map.price(from, way, to), stepCount + 1);
            }
            if (goal != Double.POSITIVE_INFINITY) {
                lower(from, goal + map.priceOntoGoal(from, way, to), 1);
            }
        }
    }

    /** Where a step costs something, so that the fewest steps to a cell are known when its turn comes. */
    private void lowerAroundOn(TollGround costs, int to, double sum) {
        FieldMap map = steps.map;
        int x = map.x(to);
        int y = map.y(to);
        double straight = costs.costOntoGoal(x, y, x, y);
        if (straight == CostFunction.BLOCKED) {
            return;
        }
        int ways = map.movement() == Movement.FOUR_WAY ? Around.STRAIGHT : Around.ALL;
        if (map.movement().needsBothSides()) {
            ways &= Around.withRoom(Around.of(costs.open(), x, y));
        }
        double goal = map.units().of(steps.goals.at(to));
        if (sum != goal) {
            int stepCount = steps.values.steps(to) + 1;
            lowerAll(to, ways, sum + costs.cost(x, y, x, y), sum + costs.cost(x - 1, y - 1, x, y), stepCount);
        }
        if (goal != Double.POSITIVE_INFINITY) {
            lowerAll(to, ways, goal + straight, goal + costs.costOntoGoal(x - 1, y - 1, x, y), 1);
        }
    }

    /** Lowers the neighbours in those directions, straight and diagonal ones to those sums. */
    private void lowerAll(int to, int ways, double straight, double diagonal, int stepCount) {
        if (straight == Double.POSITIVE_INFINITY) {
            return;
        }
        FieldValues values = steps.values;
        for (int left = ways; left != 0; left &= left - 1) {
            int way = Integer.numberOfTrailingZeros(left);
            int from = to + steps.map.offset(way);
            double next = (way & 1) == 0 ? straight : diagonal;
            double value = values.get(from);
            // A wall, as all cells of the border are, has the least value of all.
            if (next < value && steps.isWithin(next)) {
                values.set(from, next, stepCount);
                queue.add(from, next, stepCount);
            } else if (next == value && stepCount < values.steps(from)) {
                values.set(from, next, stepCount);
                if (next == values.get(to)) {
                    // So large a sum that the step is lost in it: the cell may have been done.
                    queue.add(from, next, stepCount);
                }
            }
        }
    }
}
