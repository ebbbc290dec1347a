package io.github.undercroft.dungeon.step;

import java.util.Arrays;

/**
 * Entries into runs that wait for their turn: those with fewer steps come before, of equal steps the last that was added. None
 * waits that has more steps than the last one taken and the longest run together, so a ring of lists is enough.
 */
final class StepQueue {

    private static final int NONE = -1;

    /** The last of those with equal steps, by the lowest bits of these. */
    private final int[] last;
    /** Run, x, and the entry before in the same list, or in that of the free places. */
    private int[] entries = new int[48];

    private int size;
    private int free = NONE;
    private int waiting;
    private int steps;
    private int run;
    private int x;

    StepQueue(int longestRun) {
        last = new int[2 * Integer.highestOneBit(longestRun)];
        Arrays.fill(last, NONE);
    }

    /** Counts from 0 again; none may be waiting. */
    void begin() {
        steps = 0;
    }

    void add(int toRun, int toX, int atSteps) {
        int place = free;
        if (place == NONE) {
            place = newPlace();
        } else {
            free = entries[place + 2];
        }
        int list = atSteps & (last.length - 1);
        entries[place] = toRun;
        entries[place + 1] = toX;
        entries[place + 2] = last[list];
        last[list] = place;
        waiting++;
    }

    private int newPlace() {
        if (size == entries.length) {
            entries = Arrays.copyOf(entries, 2 * size);
        }
        size += 3;
        return size - 3;
    }

    /** Takes one out, if there is one. */
    boolean next() {
        if (waiting == 0) {
            return false;
        }
        while (last[steps & (last.length - 1)] == NONE) {
            steps++;
        }
        int list = steps & (last.length - 1);
        int place = last[list];
        run = entries[place];
        x = entries[place + 1];
        last[list] = entries[place + 2];
        entries[place + 2] = free;
        free = place;
        waiting--;
        return true;
    }

    /** The run of the one that was taken last. */
    int run() {
        return run;
    }

    /** Its x. */
    int x() {
        return x;
    }

    /** Its steps. */
    int steps() {
        return steps;
    }
}
