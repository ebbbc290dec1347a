package io.github.undercroft.pathfinding.field;

import io.github.undercroft.grid.BitGridView;
import java.util.Arrays;

/**
 * A sum for each cell within a border of walls, in ints as long as they are large enough, else in doubles. Either way it
 * is the same whole number where sums are whole.
 */
final class FieldValues {

    static final double UNREACHED = Double.POSITIVE_INFINITY;
    static final double WALL = Double.NEGATIVE_INFINITY;
    static final int WHOLE_UNREACHED = Integer.MAX_VALUE;
    static final int WHOLE_WALL = -1;

    /** So low that a step more is still a positive int, and that the pair of {@link FieldUnits#WHOLE_ROOT} holds. */
    static final int MAX_WHOLE = 33_461 * 47_321;

    private boolean isWhole;
    private int[] whole = {};
    private double[] wide = {};
    private int[] steps = {};
    private boolean countsSteps;

    /** Makes every cell a wall. */
    void begin(int cells, boolean inInts) {
        isWhole = inInts;
        countsSteps = false;
        if (inInts) {
            whole = whole.length < cells ? new int[cells] : whole;
            Arrays.fill(whole, 0, cells, WHOLE_WALL);
        } else {
            wide = wide.length < cells ? new double[cells] : wide;
            Arrays.fill(wide, 0, cells, WALL);
        }
    }

    /** From now on the number of steps of each way is counted, too. */
    void countSteps(int cells) {
        countsSteps = true;
        steps = steps.length < cells ? new int[cells] : steps;
    }

    boolean countsSteps() {
        return countsSteps;
    }

    boolean isWhole() {
        return isWhole;
    }

    int[] whole() {
        return whole;
    }

    double[] wide() {
        return wide;
    }

    int[] stepCounts() {
        return steps;
    }

    /** Opens cells from one to another, the latter excluded. */
    void open(int from, int to) {
        if (isWhole) {
            Arrays.fill(whole, from, to, WHOLE_UNREACHED);
        } else {
            Arrays.fill(wide, from, to, UNREACHED);
        }
    }

    /** Opens the cells that are set. */
    void open(BitGridView open, int pitch) {
        for (int y = 0; y < open.height(); y++) {
            for (int wordX = 0; wordX < open.wordsPerRow(); wordX++) {
                int start = (y + 1) * pitch + 1 + (wordX << 6);
                long rest = open.word(wordX, y);
                while (rest != 0) {
                    int from = Long.numberOfTrailingZeros(rest);
                    int length = Math.min(64 - from, Long.numberOfTrailingZeros(~(rest >>> from)));
                    open(start + from, start + from + length);
                    rest &= from + length == 64 ? 0 : -1L << (from + length);
                }
            }
        }
    }

    double get(int cell) {
        if (!isWhole) {
            return wide[cell];
        }
        int value = whole[cell];
        return value == WHOLE_UNREACHED ? UNREACHED : value < 0 ? WALL : value;
    }

    boolean isWall(int cell) {
        return isWhole ? whole[cell] < 0 : wide[cell] == WALL;
    }

    boolean isReached(int cell) {
        double value = get(cell);
        return value != UNREACHED && value != WALL;
    }

    /** The steps to a goal, if they are counted; else 0. */
    int steps(int cell) {
        return countsSteps ? steps[cell] : 0;
    }

    /** Whether a sum can be kept. */
    boolean fits(double value) {
        return !isWhole || value <= MAX_WHOLE;
    }

    /** A sum, {@link #UNREACHED} or {@link #WALL}. */
    void set(int cell, double value) {
        if (!isWhole) {
            wide[cell] = value;
        } else if (value == UNREACHED) {
            whole[cell] = WHOLE_UNREACHED;
        } else {
            whole[cell] = value == WALL ? WHOLE_WALL : (int) value;
        }
    }

    void set(int cell, double value, int stepCount) {
        set(cell, value);
        if (countsSteps) {
            steps[cell] = stepCount;
        }
    }
}
