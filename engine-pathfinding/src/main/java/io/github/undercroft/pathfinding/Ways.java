package io.github.undercroft.pathfinding;

/** Steps by the numbers of their directions, and which of them a search goes on with; each set is bits by those numbers. */
final class Ways {

    static final int[] DX = {0, 1, 1, 1, 0, -1, -1, -1};
    static final int[] DY = {-1, -1, 0, 1, 1, 1, 0, -1};

    /** The last one stands in the place of a direction where no step led to a cell. */
    static final int START = 8;

    /** The ways on from any cell, by the direction to it: the others lead to cells next to the one before, at a lower price. */
    static final int[] ONWARD = {0xC7, 0x8F, 0x1F, 0x3E, 0x7C, 0xF8, 0xF1, 0xE3, 0xFF};

    /** The ways on from a cell whose neighbours are all alike, as jump point search goes on. */
    static final int[] AMONG_ALIKE = {0x01, 0x07, 0x04, 0x1C, 0x10, 0x70, 0x40, 0xC1, 0xFF};

    /** The same in four directions. */
    static final int[] AMONG_ALIKE_FOUR = {0x01, 0, 0x15, 0, 0x10, 0, 0x51, 0, 0xFF};

    private Ways() {}
}
