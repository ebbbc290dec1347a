package io.github.undercroft.dungeon;

import io.github.undercroft.dungeon.tool.SettingRange;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import java.util.Objects;
import java.util.Optional;

/**
 * The unbroken rows of set cells of a grid, numbered from 0 in reading order: for callers that need them more than once;
 * {@link Runs} shows each run once. After the runs of each row comes a sentinel with both ends at {@link #END}. So a loop
 * over one row, or over two at once, need not check where the row ends:
 *
 * <pre>{@code
 * RunTable runs = RunTable.of(open);
 * for (int run = runs.firstOf(2); runs.from(run) != RunTable.END; run++) {
 *     System.out.println("from " + runs.from(run) + " to before " + runs.to(run));   // prints from 1 to before 9
 * }
 * }</pre>
 *
 * <p>It is a copy: later changes of the grid do not change it. Making it is O(words + runs); 16 bytes a run and 20 a row, 4 a
 * run more once its parts are known, and 24 once steps were counted. In cave levels a run has 13 cells on average. For one
 * thread at a time.
 */
public final class RunTable {

    /** Both ends of the sentinel after each row. */
    public static final int END = Integer.MAX_VALUE;

    private final BitGrid cells;
    /** For each row the number of its first run, and at last how many there are. */
    private final int[] rows;
    /** For each run its first x and the x after its last. */
    private final int[] ends;
    /** For each run the first of the row above that ends after its first cell, and the first that begins after its last. */
    private final int[] above;
    /** Once somebody has asked for them. */
    private Optional<RunParts> parts = Optional.empty();
    /** Once somebody has asked for what is furthest. */
    private Optional<RunSteps> steps = Optional.empty();

    private RunTable(BitGrid cells) {
        this.cells = cells;
        rows = new int[cells.height() + 1];
        long[] changes = changes(cells, rows);
        ends = new int[2 * rows[cells.height()]];
        above = new int[ends.length];
        for (int y = 0; y < cells.height(); y++) {
            addRow(y, changes);
        }
    }

    /** @return the runs of a grid as it is now */
    public static RunTable of(BitGridView cells) {
        return new RunTable(BitGrid.copyOf(cells));
    }

    /** Finds the cells where a run begins or ends, and counts the runs up to the end of each row. */
    private static long[] changes(BitGrid cells, int[] rows) {
        int wordsPerRow = cells.wordsPerRow();
        long[] changes = new long[wordsPerRow * cells.height()];
        int ends = 0;
        for (int y = 0; y < cells.height(); y++) {
            long before = 0;
            for (int wordX = 0; wordX < wordsPerRow; wordX++) {
                long word = cells.word(wordX, y);
                long changed = word ^ ((word << 1) | (before >>> 63));
                changes[y * wordsPerRow + wordX] = changed;
                ends += Long.bitCount(changed);
                before = word;
            }
            // One that goes up to the end of the last word has no change after it.
            ends += (int) (before >>> 63) + 2;
            rows[y + 1] = ends >> 1;
        }
        return changes;
    }

    /** The number of ends in the row above up to a cell says which runs there begin and end before it. */
    private void addRow(int y, long[] changes) {
        int wordsPerRow = cells.wordsPerRow();
        int size = 2 * rows[y];
        int before = y == 0 ? 0 : 2 * rows[y - 1];
        for (int word = y * wordsPerRow; word < (y + 1) * wordsPerRow; word++) {
            long changesAbove = y == 0 ? 0 : changes[word - wordsPerRow];
            int x = (word - y * wordsPerRow) << 6;
            for (long rest = changes[word]; rest != 0; rest &= rest - 1) {
                int isEnd = size & 1;
                long upToThis = (rest ^ (rest - 1)) >>> isEnd;
                ends[size] = x + Long.numberOfTrailingZeros(rest);
                above[size] = (before + Long.bitCount(changesAbove & upToThis) + isEnd) >> 1;
                size++;
            }
            before += Long.bitCount(changesAbove);
        }
        if ((size & 1) != 0) {
            ends[size] = width();
            above[size] = (before + 1) >> 1;
            size++;
        }
        ends[size] = END;
        ends[size + 1] = END;
    }

    /** @return the number of columns of the grid */
    public int width() {
        return cells.width();
    }

    /** @return the number of rows of the grid */
    public int height() {
        return cells.height();
    }

    BitGridView cells() {
        return cells;
    }

    /** @return how many numbers there are: the runs, and one sentinel for each row */
    public int count() {
        return ends.length >> 1;
    }

    /** @return the first run of a row; {@link #count} for the row after the last */
    public int firstOf(int y) {
        return rows[y];
    }

    /** @return the first x of a run */
    public int from(int run) {
        return ends[2 * run];
    }

    /** @return the x after the last one of a run */
    public int to(int run) {
        return ends[2 * run + 1];
    }

    /**
     * The first run of the row above that ends after the first cell of a run; the runs from there up to {@link #endAbove}
     * touch it.
     */
    int firstAbove(int run) {
        return above[2 * run];
    }

    /** The first run of the row above that begins after the last cell of a run. */
    int endAbove(int run) {
        return above[2 * run + 1];
    }

    /** @return the parts connected by straight steps; almost O(runs) the first time, then O(1) */
    public RunParts parts() {
        if (parts.isEmpty()) {
            parts = Optional.of(new RunParts(this));
        }
        return parts.get();
    }

    /** Whether all runs are one part, without finding that out. */
    boolean isKnownConnected() {
        return parts.isPresent() && parts.get().count() == 1;
    }

    /**
     * The place with the most straight steps from a cell, over cells of runs only. The tables that this needs are made the
     * first time and kept; if all runs are reached, the {@link #parts} are known, too. O(runs + steps to the furthest cell).
     *
     * @param start a cell of a run
     * @param places the cells to choose from, in a grid of this size
     * @return the place, the first in reading order on a tie; the start if no other is reached
     * @throws IllegalArgumentException if the start is a cell of no run, or the grid is of another size
     */
    public Point furthest(Point start, BitGridView places) {
        return spread(start, places).furthest(places, start);
    }

    /**
     * The places that take at least so many percent of the straight steps that the furthest cell of a run takes, over cells
     * of runs only. O(runs + steps to the furthest cell + places).
     *
     * @param start a cell of a run
     * @param places the cells to choose from, in a grid of this size
     * @param percent 0 to 100
     * @return a new grid; empty if places are only nearer, or are not reached
     * @throws IllegalArgumentException if the start is a cell of no run, or the grid is of another size
     */
    public BitGrid far(Point start, BitGridView places, int percent) {
        SettingRange.require("percent", percent, 0, 100);
        return spread(start, places).far(places, start, percent);
    }

    private RunSteps spread(Point start, BitGridView places) {
        Objects.requireNonNull(start, "start");
        Objects.requireNonNull(places, "places");
        if (!cells.getOrFalse(start.x(), start.y())) {
            throw new IllegalArgumentException(
                    "the start " + start + " is not a cell of a run; give one that is set in the grid");
        }
        if (places.width() != width() || places.height() != height()) {
            throw new IllegalArgumentException("places in a grid of " + places.width() + " x " + places.height()
                    + " cells, for runs of " + width() + " x " + height() + "; give a grid of the same size");
        }
        if (steps.isEmpty()) {
            steps = Optional.of(new RunSteps(this));
        }
        RunSteps counted = steps.get();
        counted.spread(start);
        if (parts.isEmpty() && counted.reached() == count() - height()) {
            parts = Optional.of(RunParts.one(this));
        }
        return counted;
    }
}
