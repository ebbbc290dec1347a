package io.github.undercroft.dungeon.step;

import java.util.Arrays;

/** Lists of entries into runs, each known by its last entry. */
final class EntryLists {

    /** Of a list the entry before its first. */
    static final int END = -1;

    private int[] entries = new int[48];
    private int size;

    void clear() {
        size = 0;
    }

    /** Adds one to the list that ends with {@code before}; answers the entry with which it ends now. */
    int add(int before, int x, int steps) {
        if (size == entries.length) {
            entries = Arrays.copyOf(entries, 2 * size);
        }
        int added = size;
        entries[added] = before;
        entries[added + 1] = x;
        entries[added + 2] = steps;
        size += 3;
        return added;
    }

    int before(int entry) {
        return entries[entry];
    }

    int x(int entry) {
        return entries[entry + 1];
    }

    int steps(int entry) {
        return entries[entry + 2];
    }
}
