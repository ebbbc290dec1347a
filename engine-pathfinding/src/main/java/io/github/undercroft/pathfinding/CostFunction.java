package io.github.undercroft.pathfinding;

/**
 * The price of stepping from one cell to a neighbouring one, in units of one plain straight step. Must not change during
 * a search.
 */
@FunctionalInterface
public interface CostFunction {
    /** Returned for a step that cannot be taken. */
    double BLOCKED = Double.POSITIVE_INFINITY;

    /** @return 0 or more, or {@link #BLOCKED}; asked only for cells inside the grid */
    double cost(int fromX, int fromY, int toX, int toY);
}
