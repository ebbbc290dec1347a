package io.github.undercroft.pathfinding.field;

import io.github.undercroft.pathfinding.search.SumHeap;

/**
 * Spreads sums from cell to cell, the least first, at any price of 0 or more; cells wait in a heap.
 *
 * <p>Source: E. Dijkstra, "A Note on Two Problems in Connexion with Graphs", 1959.
 */
final class PricedSpread {

    private final FieldSteps steps;
    private final SumHeap queue = new SumHeap();
    private boolean isTooLarge;

    PricedSpread(FieldSteps steps) {
        this.steps = steps;
    }

    /** Forgets what was to be spread. */
    void begin() {
        queue.clear();
        isTooLarge = false;
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
        while (!queue.isEmpty()) {
            int cell = queue.cell();
            double sum = queue.sum();
            int stepCount = queue.steps();
            queue.removeFirst();
            if (sum != steps.values.get(cell)
                    || (steps.values.countsSteps() && stepCount != steps.values.steps(cell))) {
                continue;
            }
            if (rest-- == 0) {
                return false;
            }
            if (steps.map.everyStepCosts()) {
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
}
