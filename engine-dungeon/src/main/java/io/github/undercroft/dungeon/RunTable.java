package io.github.undercroft.dungeon;

import io.github.undercroft.grid.BitGridView;
import java.util.Arrays;

/**
 * The unbroken rows of set cells of a grid, numbered from 0 in reading order: for what needs them more than once, where
 * {@link Runs} shows each once. It is a copy: later changes of the grid do not change it.
 *
 * <p>Making it is O(words + runs); 8 bytes a run. Of cave levels a run has 13 cells on average.
 */
public final class RunTable {

    private final int width;
    /** For each row the number of its first run, and at last how many runs there are. */
    private final int[] rows;
    /** For each run its first x and the x after its last. */
    private final int[] ends;

    private RunTable(BitGridView cells) {
        width = cells.width();
        rows = new int[cells.height() + 1];
        ends = new int[countEnds(cells)];
        int size = 0;
        for (int y = 0; y < cells.height(); y++) {
            size = addRow(cells, y, size);
            rows[y + 1] = size >> 1;
        }
    }

    /** @return the runs of a grid as it is now */
    public static RunTable of(BitGridView cells) {
        return new RunTable(cells);
    }

    /** The cells that are set where the one before is not, or the other way round. */
    private static long changes(long word, long before) {
        return word ^ (word << 1 | before >>> 63);
    }

    private static int countEnds(BitGridView cells) {
        int count = 0;
        for (int y = 0; y < cells.height(); y++) {
            long before = 0;
            for (int wordX = 0; wordX < cells.wordsPerRow(); wordX++) {
                long word = cells.word(wordX, y);
                count += Long.bitCount(changes(word, before));
                before = word;
            }
            // One that goes up to the end of the last word has no change after it.
            count += (int) (before >>> 63);
        }
        return count;
    }

    private int addRow(BitGridView cells, int y, int from) {
        int size = from;
        long before = 0;
        for (int wordX = 0; wordX < cells.wordsPerRow(); wordX++) {
            long word = cells.word(wordX, y);
            for (long rest = changes(word, before); rest != 0; rest &= rest - 1) {
                ends[size++] = (wordX << 6) + Long.numberOfTrailingZeros(rest);
            }
            before = word;
        }
        if (before < 0) {
            ends[size++] = width;
        }
        return size;
    }

    /** @return the number of columns of the grid */
    public int width() {
        return width;
    }

    /** @return the number of rows of the grid */
    public int height() {
        return rows.length - 1;
    }

    /** @return how many runs there are */
    public int count() {
        return ends.length >> 1;
    }

    /** @return the first run of a row or of a later one; for {@code y} = height, how many there are */
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

    /** @return the row of a run; O(log rows) */
    public int rowOf(int run) {
        int found = Arrays.binarySearch(rows, run);
        // Of rows without runs the last one found has it.
        int row = found >= 0 ? found : -found - 2;
        while (rows[row + 1] <= run) {
            row++;
        }
        return row;
    }

    /** @return which runs are above one another; O(runs) */
    public RunTouches touches() {
        return new RunTouches(this);
    }

    /** @return which runs hang together by straight steps; O(runs) but for a logarithm */
    public RunParts parts() {
        return new RunParts(this);
    }
}
