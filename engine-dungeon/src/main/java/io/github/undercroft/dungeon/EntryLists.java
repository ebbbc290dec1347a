package io.github.undercroft.dungeon;

import java.util.Arrays;

/** The entries of each run except its first one, as a list for each run. */
final class EntryLists {

    static final int NONE = -1;

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

    /** The last entry of a run; {@link #NONE} if it has none of these. */
    int last(int run) {
        return last[run];
    }

    /** The entry before another of the same run; {@link #NONE} before the first. */
    int before(int entry) {
        return entries[entry];
    }

    int x(int entry) {
        return entries[entry + 1];
    }

    /** To the cell of an entry. */
    int steps(int entry) {
        return entries[entry + 2];
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
