package io.github.undercroft.pathfinding;

import io.github.undercroft.grid.BitGrid;

/** One of the searches of a {@link Pathfinder}. It keeps enough of its last query to say which cells that query expanded. */
interface SearchKernel {

    /** Sets the cells from which the last query tried steps. */
    void markExpanded(BitGrid cells);
}
