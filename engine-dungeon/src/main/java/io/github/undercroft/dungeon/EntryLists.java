package io.github.undercroft.dungeon;

import java.util.Arrays;

/** The entries of each run except its first one, as a list for each run. */
final class EntryLists {

    private static final int NONE = -1;

    /** For each run the last of its list. */
    private final int[] last;
    /** The entry before it in its list, x, and steps. */
    private int[] entries = new int[48];

    private int size;

    EntryLists(int runs) {
        last = new int[runs];
    }

    void clear() {
        Arrays.fill(last, NONE);
        size = 0;
    }

    void add(int run, int x, int steps) {
        if (size == entries.length) {
            entries = Arrays.copyOf(entries, 2 * size);
        }
        entries[size] = last[run];
        entries[size + 1] = x;
        entries[size + 2] = steps;
        last[run] = size;
        size += 3;
    }

    /** To a cell of a run; {@link Integer#MAX_VALUE} if it has none of these. */
    int steps(int run, int x) {
        int min = Integer.MAX_VALUE;
        for (int entry = last[run]; entry != NONE; entry = entries[entry]) {
            min = Math.min(min, entries[entry + 2] + Math.abs(x - entries[entry + 1]));
        }
        return min;
    }
}
