package io.github.undercroft.pathfinding.field;

import java.util.Arrays;

/** Cells of the ring in hand, and of the next one; for {@link FourWaySpread}, which fills the arrays itself. */
final class RingList {

    int[] cells = new int[16];
    int size;
    int[] next = new int[16];
    int nextSize;

    void clear() {
        size = 0;
        nextSize = 0;
    }

    void add(int cell) {
        if (size == cells.length) {
            cells = Arrays.copyOf(cells, 2 * size);
        }
        cells[size++] = cell;
    }

    /** Makes the next ring large enough. */
    void requireNext(int room) {
        if (next.length < room) {
            next = new int[2 * room];
        }
    }

    /** Takes the next ring in hand. */
    void turn() {
        int[] done = cells;
        cells = next;
        size = nextSize;
        next = done;
        nextSize = 0;
    }
}
