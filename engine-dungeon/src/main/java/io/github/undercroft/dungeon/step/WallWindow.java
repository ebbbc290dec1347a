package io.github.undercroft.dungeon.step;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import java.util.Arrays;
import java.util.OptionalInt;

/**
 * Counts the straight steps around a wall, 64 cells at a time: the cells near the wall are 64 columns, a word for each row.
 * Both sides of the wall grow in turn, each by half of the steps, so no way that is looked for leaves these columns. Gives
 * what {@link io.github.undercroft.dungeon.tool.StraightSteps} gives, but for few steps only. O(rows) for each step.
 */
final class WallWindow {

    /** With more steps than that, a way may leave the columns. */
    static final int MAX_STEPS = 60;

    /** The column of the wall, and its row. */
    private static final int MIDDLE = 32;

    private final BitGridView open;
    /** The open cells, in the rows that were loaded for this wall. */
    private final long[] near = new long[2 * MIDDLE + 1];

    private final long[] fromOne = new long[near.length];
    private final long[] fromOther = new long[near.length];

    WallWindow(BitGridView open) {
        this.open = open;
    }

    /**
     * From a cell beside a wall to the one on the opposite side.
     *
     * @param max how many steps are looked at, up to {@value #MAX_STEPS}
     */
    OptionalInt around(Point one, Point wall, Point other, int max) {
        begin(fromOne, one, wall);
        begin(fromOther, other, wall);
        load(wall, 0);
        load(wall, 1);
        for (int steps = 1; steps <= max; steps++) {
            boolean isOneNext = (steps & 1) != 0;
            int span = (steps + 1) / 2 + 1;
            if (isOneNext) {
                load(wall, span);
            }
            if (isOneNext ? grow(fromOne, fromOther, span) : grow(fromOther, fromOne, span)) {
                return OptionalInt.of(steps);
            }
        }
        return OptionalInt.empty();
    }

    private static void begin(long[] reached, Point end, Point wall) {
        Arrays.fill(reached, 0);
        reached[MIDDLE + end.y() - wall.y()] = 1L << (MIDDLE + end.x() - wall.x());
    }

    /** Loads the rows so many above and below the wall. */
    private void load(Point wall, int span) {
        near[MIDDLE - span] = row(wall.x() - MIDDLE, wall.y() - span);
        near[MIDDLE + span] = row(wall.x() - MIDDLE, wall.y() + span);
    }

    private long row(int fromX, int y) {
        long first = word(fromX >> 6, y) >>> fromX;
        return (fromX & 63) == 0 ? first : first | word((fromX >> 6) + 1, y) << -fromX;
    }

    private long word(int wordX, int y) {
        boolean isInside = wordX >= 0 && wordX < open.wordsPerRow() && y >= 0 && y < open.height();
        return isInside ? open.word(wordX, y) : 0;
    }

    /** Goes one step on, within so many rows of the wall. Returns whether that reaches a cell of the other side. */
    private boolean grow(long[] reached, long[] other, int span) {
        long above = 0;
        long met = 0;
        for (int row = MIDDLE - span; row <= MIDDLE + span; row++) {
            long here = reached[row];
            long grown = (here | here << 1 | here >>> 1 | above | reached[row + 1]) & near[row];
            met |= grown & other[row];
            reached[row] = grown;
            above = here;
        }
        return met != 0;
    }
}
