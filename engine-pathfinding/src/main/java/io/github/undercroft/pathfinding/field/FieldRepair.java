package io.github.undercroft.pathfinding.field;

import io.github.undercroft.pathfinding.search.SumHeap;

/**
 * Repairs a field after some cells or goals have changed, by looking only at the cells whose sums change, and
 * their neighbours. Every price must be more than 0.
 *
 * <p>First it removes the sums of all cells whose path no longer exists, lowest first; then it spreads into these cells, and
 * into cells that are closer now.
 *
 * <p>Source: G. Ramalingam, T. Reps, "An Incremental Algorithm for a Generalization of the Shortest-Path Problem", 1996.
 */
final class FieldRepair {

    private final FieldSteps steps;
    private final PricedSpread spread;
    private final SumHeap doubtful = new SumHeap();
    private final CellList bereft = new CellList();

    FieldRepair(FieldSteps steps, PricedSpread spread) {
        this.steps = steps;
        this.spread = spread;
    }

    /** Repairs; returns false if more cells than that are affected, and the values are then invalid. */
    boolean run(CellList changes, int maxCells) {
        doubtful.clear();
        bereft.begin(maxCells);
        for (int i = 0; i < changes.size(); i++) {
            int cell = changes.get(i);
            if (!steps.map.isOpen(cell)) {
                steps.values.set(cell, FieldValues.WALL);
            } else if (steps.values.isWall(cell)) {
                steps.values.set(cell, FieldValues.UNREACHED);
            }
        }
        for (int i = 0; i < changes.size(); i++) {
            doubt(changes.get(i));
            doubtAround(changes.get(i));
        }
        if (!takeSums()) {
            return false;
        }
        spread.begin();
        for (int i = 0; i < changes.size(); i++) {
            offer(changes.get(i));
            for (int way = 0; way < 8; way++) {
                offer(changes.get(i) + steps.map.offset(way));
            }
        }
        for (int i = 0; i < bereft.size(); i++) {
            offer(bereft.get(i));
        }
        return spread.spread(maxCells);
    }

    private boolean takeSums() {
        while (!doubtful.isEmpty()) {
            int cell = doubtful.cell();
            double sum = doubtful.sum();
            doubtful.removeFirst();
            if (sum != steps.values.get(cell) || steps.min(cell) <= sum) {
                continue;
            }
            if (!bereft.tryAdd(cell)) {
                return false;
            }
            steps.values.set(cell, FieldValues.UNREACHED);
            doubtAround(cell);
        }
        return true;
    }

    private void doubtAround(int cell) {
        for (int way = 0; way < 8; way++) {
            doubt(cell + steps.map.offset(way));
        }
    }

    private void doubt(int cell) {
        if (steps.values.isReached(cell)) {
            doubtful.add(cell, steps.values.get(cell), 0);
        }
    }

    private void offer(int cell) {
        if (!steps.values.isWall(cell)) {
            spread.lower(cell, steps.min(cell), 0);
        }
    }
}
