package io.github.undercroft.pathfinding;

import java.util.Arrays;

/** What can be stepped onto: cells of a word, and from which wave and which way. The last one is taken first. */
final class StepStack {

    private long[] cells = new long[64];
    private long[] origins = new long[64];
    private int size;

    void clear() {
        size = 0;
    }

    boolean isEmpty() {
        return size == 0;
    }

    void makeRoom(int entries) {
        if (size + entries >= cells.length) {
            cells = Arrays.copyOf(cells, 2 * cells.length);
            origins = Arrays.copyOf(origins, cells.length);
        }
    }

    /** There must be room. Written in any case, and kept if there is a cell: so there is no branch to foretell. */
    void push(long cellsOfWord, int word, int origin) {
        cells[size] = cellsOfWord;
        origins[size] = (long) word << 32 | origin;
        size += (int) ((cellsOfWord | -cellsOfWord) >>> 63);
    }

    /** Takes the last off; its parts can be read until the next push. */
    void pop() {
        size--;
    }

    long cells() {
        return cells[size];
    }

    int word() {
        return (int) (origins[size] >>> 32);
    }

    int origin() {
        return (int) origins[size];
    }
}
