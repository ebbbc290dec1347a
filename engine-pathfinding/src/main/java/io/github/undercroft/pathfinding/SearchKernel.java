package io.github.undercroft.pathfinding;

import io.github.undercroft.grid.BitGrid;

/** One of the searches of a {@link Pathfinder}. What it keeps of its last query tells which cells that expanded. */
interface SearchKernel {

    /** Sets the cells from which the last query tried steps. */
    void markExpanded(BitGrid cells);
}
