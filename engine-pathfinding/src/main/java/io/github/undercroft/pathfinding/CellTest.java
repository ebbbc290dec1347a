package io.github.undercroft.pathfinding;

/** Says whether a cell is a goal. Must return the same during a whole search. */
@FunctionalInterface
public interface CellTest {

    /** @return whether the cell is a goal; called only for cells inside the grid */
    boolean test(int x, int y);
}
