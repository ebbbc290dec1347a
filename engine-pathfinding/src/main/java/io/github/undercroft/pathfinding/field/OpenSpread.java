package io.github.undercroft.pathfinding.field;

/** Spreads whole sums over open cells that all cost the same. Each cell gets its sum once. */
interface OpenSpread {

    /**
     * Gives all cells that are not reached yet a sum, if it is at most the given one.
     *
     * @return false if it came to the largest sum of all, so that there may be more cells
     */
    boolean run(FieldMap map, int[] values, FieldSeeds seeds, int max);
}
