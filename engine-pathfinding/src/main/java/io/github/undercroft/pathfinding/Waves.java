package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.pathfinding.PathBuffer.Outcome;
import java.util.Arrays;

/** The waves of a {@link TwoStackSearch} in their order, and the way back through them. */
final class Waves {

    /** A wave came from the row above or below, or from the same row, away from the goal's column or towards it. */
    static final int NORTHWARDS = 0;

    static final int SOUTHWARDS = 1;
    static final int AWAY = 2;
    static final int ONWARDS = 3;

    static final int WAY_BITS = 2;
    private static final int WAY = 3;

    /** From which wave and, in the lowest bits, which way it came. */
    private int[] origins = new int[64];

    private int[] words = new int[64];
    /** The cells onto which it came. */
    private long[] seeds = new long[64];
    /** These and those over which it spread. */
    private long[] cells = new long[64];

    private int size;

    void clear() {
        size = 0;
    }

    int size() {
        return size;
    }

    void add(int origin, int word, long cameOnto, long all) {
        if (size == words.length) {
            origins = Arrays.copyOf(origins, 2 * size);
            words = Arrays.copyOf(words, 2 * size);
            seeds = Arrays.copyOf(seeds, 2 * size);
            cells = Arrays.copyOf(cells, 2 * size);
        }
        origins[size] = origin;
        words[size] = word;
        seeds[size] = cameOnto;
        cells[size] = all;
        size++;
    }

    /** Switches the cells on again that have been switched off. */
    void restore(long[] left, long[] open) {
        for (int wave = 0; wave < size; wave++) {
            left[words[wave]] = open[words[wave]];
        }
    }

    /** Writes the path of that many cells that leads to a goal in the last wave. */
    void write(Point goal, int count, int expanded, PathBuffer buffer) {
        buffer.begin(Outcome.FOUND, expanded, count);
        int wave = size - 1;
        int x = goal.x();
        int y = goal.y();
        for (int index = count - 1; index > 0; index--) {
            buffer.put(index, x, y);
            long bit = 1L << (x + 1);
            if ((seeds[wave] & bit) == 0) {
                boolean spreadEast = x < goal.x() || (x == goal.x() && (cells[wave] & (bit >>> 1)) != 0);
                x += spreadEast ? -1 : 1;
            } else {
                int origin = origins[wave];
                switch (origin & WAY) {
                    case NORTHWARDS -> y++;
                    case SOUTHWARDS -> y--;
                    case AWAY -> x += x < goal.x() ? 1 : -1;
                    default -> x += bit == 1 ? -1 : 1;
                }
                wave = origin >> WAY_BITS;
            }
        }
        buffer.put(0, x, y);
        buffer.priceStraight();
    }
}
