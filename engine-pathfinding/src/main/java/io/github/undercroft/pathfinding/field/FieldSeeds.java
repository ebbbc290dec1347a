package io.github.undercroft.pathfinding.field;

import java.util.Arrays;

/** The goals of a field with whole start values, the lowest first. */
final class FieldSeeds {

    /** Comes after every sum. */
    static final int NO_MORE = Integer.MAX_VALUE;

    /** The sum, then the cell. */
    private long[] seeds = {};

    private int size;
    private int next;

    /** Takes over the goals that can be reached. */
    void load(FieldGoals goals, long unit) {
        seeds = seeds.length < goals.size() ? new long[goals.size()] : seeds;
        size = 0;
        next = 0;
        boolean sorted = true;
        for (int i = 0; i < goals.size(); i++) {
            double sum = goals.value(i) * unit;
            if (sum <= FieldValues.MAX_WHOLE) {
                seeds[size] = (long) sum << 32 | goals.cell(i);
                sorted &= size == 0 || seeds[size - 1] <= seeds[size];
                size++;
            }
        }
        if (!sorted) {
            Arrays.sort(seeds, 0, size);
        }
    }

    int sum() {
        return next < size ? (int) (seeds[next] >>> 32) : NO_MORE;
    }

    /** Takes the next one out. */
    int takeCell() {
        return (int) seeds[next++];
    }
}
