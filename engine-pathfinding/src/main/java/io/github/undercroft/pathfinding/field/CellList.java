package io.github.undercroft.pathfinding.field;

import java.util.Arrays;

/** Numbers of cells, with a limit to how many. */
final class CellList {

    private int[] cells = new int[16];
    private int size;
    private int max;

    /** Forgets all. */
    void begin(int limit) {
        size = 0;
        max = limit;
    }

    boolean tryAdd(int cell) {
        if (size >= max) {
            return false;
        }
        if (size == cells.length) {
            cells = Arrays.copyOf(cells, 2 * size);
        }
        cells[size++] = cell;
        return true;
    }

    int size() {
        return size;
    }

    int get(int i) {
        return cells[i];
    }
}
