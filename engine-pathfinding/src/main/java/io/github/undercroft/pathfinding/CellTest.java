package io.github.undercroft.pathfinding;

/** Whether a cell is one that is looked for. Must answer the same throughout a search. */
@FunctionalInterface
public interface CellTest {

    /** @return whether it is; asked only for cells inside the grid */
    boolean test(int x, int y);
}
