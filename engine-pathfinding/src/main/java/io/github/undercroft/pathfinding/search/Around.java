package io.github.undercroft.pathfinding.search;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;

/** The neighbours of a cell as bits, by the numbers of directions: north is bit 0, then clockwise. */
public final class Around {

    /** The bits of all neighbours. */
    public static final int ALL = 0xFF;

    /** Those of the straight ones. */
    public static final int STRAIGHT = 0x55;

    private Around() {}

    /** Which neighbours are set; those outside are not. */
    public static int of(BitGridView cells, int x, int y) {
        int up = three(cells, x, y - 1);
        int beside = three(cells, x, y);
        int down = three(cells, x, y + 1);
        return up >> 1
                | beside >> 2 << 2
                | down >> 2 << 3
                | (down >> 1 & 1) << 4
                | (down & 1) << 5
                | (beside & 1) << 6
                | (up & 1) << 7;
    }

    /** Of those neighbours the ones to which a step can be taken without cutting the corner of another. */
    public static int withRoom(int neighbours) {
        // Beside each diagonal, bits 1, 3, 5 and 7, are the bits before and after it; 8 stands for bit 0.
        return STRAIGHT | (neighbours << 1 & (neighbours | neighbours << 8) >> 1);
    }

    /** The directions in which a step leads to a cell that is set, by the rule of walking. */
    public static int steps(BitGridView open, Movement movement, Point from) {
        int all = of(open, from.x(), from.y());
        return switch (movement) {
            case FOUR_WAY -> all & STRAIGHT;
            case EIGHT_WAY -> all;
            case EIGHT_WAY_NO_CORNER_CUTTING -> all & withRoom(all);
        };
    }

    /** A cell, bit 1, and those beside it; cells outside are not set. */
    private static int three(BitGridView cells, int x, int y) {
        if (y < 0 || y >= cells.height()) {
            return 0;
        }
        int wordX = x >> 6;
        long word = cells.word(wordX, y);
        int bit = x & 63;
        if (bit == 0) {
            return (int) (word << 1 & 6) | (wordX > 0 ? (int) (cells.word(wordX - 1, y) >>> 63) : 0);
        }
        int three = (int) (word >>> (bit - 1) & 7);
        return bit == 63 && wordX + 1 < cells.wordsPerRow() ? three | (int) (cells.word(wordX + 1, y) & 1) << 2 : three;
    }
}
