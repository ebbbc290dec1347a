package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import java.util.Arrays;

/** The waves of a {@link TwoStackSearch} in their order, and the way back through them. */
final class Waves {

    /**
     * A wave came from the row above or below, or from the same row, away from the goal's column or towards it; onto a cell with a
     * toll, from the column before or after.
     */
    static final int NORTHWARDS = 0;

    static final int SOUTHWARDS = 1;
    static final int AWAY = 2;
    static final int ONWARDS = 3;

    static final int EASTWARDS = 4;
    static final int WESTWARDS = 5;

    static final int WAY_BITS = 3;
    private static final int WAY = 7;

    /** From which wave and, in the lowest bits, which way it came. */
    private int[] origins = new int[64];

    private int[] words = new int[64];
    /** What paths to the goal through it are expected to cost. */
    private int[] totals = new int[64];
    /** The cells onto which it came. */
    private long[] seeds = new long[64];
    /** These and those over which it spread. */
    private long[] cells = new long[64];

    private int size;
    /** Where one stands on the way back. */
    private int wave;

    private int x;
    private int y;
    private int goalX;

    void clear() {
        size = 0;
    }

    int size() {
        return size;
    }

    /** Forgets the last one, and tells how many cells it had. */
    int dropLast() {
        size--;
        return Long.bitCount(cells[size]);
    }

    void add(int origin, int word, long cameOnto, long all, int total) {
        if (size == words.length) {
            origins = Arrays.copyOf(origins, 2 * size);
            words = Arrays.copyOf(words, 2 * size);
            totals = Arrays.copyOf(totals, 2 * size);
            seeds = Arrays.copyOf(seeds, 2 * size);
            cells = Arrays.copyOf(cells, 2 * size);
        }
        origins[size] = origin;
        words[size] = word;
        seeds[size] = cameOnto;
        cells[size] = all;
        totals[size] = total;
        size++;
    }

    /** Switches the cells on again that have been switched off. */
    void restore(long[] left, long[] open) {
        for (int wave = 0; wave < size; wave++) {
            left[words[wave]] = open[words[wave]];
        }
    }

    /** Sets all of their cells; that many words of a row are side by side. */
    void mark(BitGrid into, int stride) {
        for (int i = 0; i < size; i++) {
            int row = words[i] / stride - 1;
            int firstColumn = firstColumn(i, stride);
            for (long rest = cells[i]; rest != 0; rest &= rest - 1) {
                into.set(firstColumn + Long.numberOfTrailingZeros(rest), row);
            }
        }
    }

    private int firstColumn(int onWave, int stride) {
        return ((words[onWave] & (stride - 1)) << 6) - 1;
    }

    /** Goes to that cell of a wave, on the way to a goal in that column. */
    void stand(int onWave, int atX, int atY, int columnOfGoal) {
        wave = onWave;
        x = atX;
        y = atY;
        goalX = columnOfGoal;
    }

    int x() {
        return x;
    }

    int y() {
        return y;
    }

    /** Goes to the cell before on the way from the start. */
    void stepBack() {
        long bit = 1L << (x + 1);
        if ((seeds[wave] & bit) == 0) {
            boolean spreadEast = x < goalX || (x == goalX && (cells[wave] & (bit >>> 1)) != 0);
            x += spreadEast ? -1 : 1;
            return;
        }
        int origin = origins[wave];
        switch (origin & WAY) {
            case NORTHWARDS -> y++;
            case SOUTHWARDS -> y--;
            case EASTWARDS -> x--;
            case WESTWARDS -> x++;
            case AWAY -> x += x < goalX ? 1 : -1;
            default -> x += bit == 1 ? -1 : 1;
        }
        wave = origin >> WAY_BITS;
    }

    /** Goes to the cell closest to the goal; of equally close ones the cheapest, then the first. */
    void standClosest(Point start, Point goal, int stride) {
        stand(0, start.x(), start.y(), goal.x());
        for (int i = 0; i < size; i++) {
            int row = words[i] / stride - 1;
            int firstColumn = firstColumn(i, stride);
            int before = Math.min(Math.max(goal.x() - firstColumn + 1, 0), Long.SIZE);
            long upToGoal = before == 0 ? 0 : cells[i] & -1L >>> (Long.SIZE - before);
            long beyond = cells[i] & ~upToGoal;
            if (upToGoal != 0) {
                standIfBetter(i, firstColumn + 63 - Long.numberOfLeadingZeros(upToGoal), row, goal);
            }
            if (beyond != 0) {
                standIfBetter(i, firstColumn + Long.numberOfTrailingZeros(beyond), row, goal);
            }
        }
    }

    private void standIfBetter(int onWave, int column, int row, Point goal) {
        int gain = distance(x, y, goal) - distance(column, row, goal);
        boolean isFirst = row < y || (row == y && column < x);
        if (gain > 0 || (gain == 0 && totals[onWave] == totals[wave] && isFirst)) {
            stand(onWave, column, row, goal.x());
        }
    }

    private static int distance(int x, int y, Point goal) {
        return Math.abs(x - goal.x()) + Math.abs(y - goal.y());
    }
}
