package io.github.undercroft.dungeon;

import java.util.Arrays;

/**
 * A queue of entries into runs, ordered by their steps; of equal steps the last one added comes first. No waiting entry has
 * many more steps than the one being taken, so a ring of lists is enough.
 */
final class StepQueue {

    /** After the last entry of a list. */
    static final int NONE = -1;
    /** What the first entry of all comes from: more than the number of any run. */
    static final int NOWHERE = Integer.MAX_VALUE;

    /** How many numbers an entry has: the next of its list, its run, its x, and the run from which it was entered. */
    private static final int SIZE = 4;

    /** The last of those with equal steps, by the lowest bits of these. */
    private final int[] lists;

    private int[] entries = new int[64 * SIZE];
    private int size;
    private int waiting;
    private final int span;

    StepQueue(int longestRun) {
        lists = new int[4 * Integer.highestOneBit(longestRun)];
        span = lists.length - longestRun - 1;
        Arrays.fill(lists, NONE);
    }

    /** Begins again; none may be waiting. */
    void clear() {
        size = 0;
    }

    boolean isEmpty() {
        return waiting == 0;
    }

    /** How many more steps an entry may have than those being taken, beside the longest run. */
    int span() {
        return span;
    }

    void add(int run, int x, int steps, int cameFrom) {
        if (size == entries.length) {
            entries = Arrays.copyOf(entries, 2 * size);
        }
        int list = steps & (lists.length - 1);
        entries[size] = lists[list];
        entries[size + 1] = run;
        entries[size + 2] = x;
        entries[size + 3] = cameFrom;
        lists[list] = size;
        size += SIZE;
        waiting++;
    }

    /** Takes out all entries of so many steps; returns the first of them, which leads to the {@link #next}. */
    int takeAll(int steps) {
        int list = steps & (lists.length - 1);
        int first = lists[list];
        lists[list] = NONE;
        return first;
    }

    /** Marks an entry as done; returns the one after it. */
    int next(int entry) {
        waiting--;
        return entries[entry];
    }

    int run(int entry) {
        return entries[entry + 1];
    }

    int x(int entry) {
        return entries[entry + 2];
    }

    int cameFrom(int entry) {
        return entries[entry + 3];
    }
}
