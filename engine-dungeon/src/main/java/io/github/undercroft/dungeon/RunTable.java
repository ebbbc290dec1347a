package io.github.undercroft.dungeon;

import io.github.undercroft.grid.BitGridView;
import java.util.Arrays;
import java.util.Optional;

/**
 * The unbroken rows of set cells of a grid, numbered from 0 in reading order: for what needs them more than once, where
 * {@link Runs} shows each once. After the runs of each row comes one that is none, with both ends at {@link #END}. So a row is
 * gone through like this, and so are two at once, without asking where the row ends:
 *
 * <pre>{@code
 * for (int run = runs.firstOf(y); runs.from(run) != RunTable.END; run++) {
 *     dig(y, runs.from(run), runs.to(run));
 * }
 * }</pre>
 *
 * <p>It is a copy: later changes of the grid do not change it. Making it is O(words + runs); 8 bytes a run and 12 a row, and
 * as many again once its parts are known. In cave levels a run has 13 cells on average. For one thread at a time.
 */
public final class RunTable {

    /** Where the run that is none begins and ends. */
    public static final int END = Integer.MAX_VALUE;

    private final int width;
    /** For each row the number of its first run, and at last how many there are. */
    private final int[] rows;
    /** For each run its first x and the x after its last. */
    private final int[] ends;
    /** Once somebody has asked for them. */
    private Optional<RunParts> parts = Optional.empty();

    private RunTable(int width, int[] rows, int[] ends) {
        this.width = width;
        this.rows = rows;
        this.ends = ends;
    }

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
        return word ^ ((word << 1) | (before >>> 63));
    }

    private static int countEnds(BitGridView cells) {
        int count = 2 * cells.height();
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
        ends[size] = END;
        ends[size + 1] = END;
        return size + 2;
    }

    /** @return the number of columns of the grid */
    public int width() {
        return width;
    }

    /** @return the number of rows of the grid */
    public int height() {
        return rows.length - 1;
    }

    /** @return how many numbers there are: of runs, and one for each row */
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

    /** @return which runs hang together by straight steps; O(runs) but for a logarithm the first time, then O(1) */
    public RunParts parts() {
        if (parts.isEmpty()) {
            parts = Optional.of(new RunParts(this));
        }
        return parts.get();
    }

    /** The runs of some of the parts, numbered again from 0 in the same order. O(runs). */
    RunTable only(boolean[] isKept) {
        RunParts all = parts();
        int[] keptRows = new int[rows.length];
        int[] keptEnds = new int[ends.length];
        int[] keptOf = new int[count()];
        int size = 0;
        for (int y = 0; y < height(); y++) {
            for (int run = rows[y]; run < rows[y + 1]; run++) {
                boolean isNone = from(run) == END;
                if (isNone || isKept[all.of(run)]) {
                    keptEnds[2 * size] = from(run);
                    keptEnds[2 * size + 1] = to(run);
                    keptOf[size] = isNone ? 0 : all.of(run);
                    size++;
                }
            }
            keptRows[y + 1] = size;
        }
        RunTable kept = new RunTable(width, keptRows, Arrays.copyOf(keptEnds, 2 * size));
        kept.parts = Optional.of(all.only(isKept, Arrays.copyOf(keptOf, size)));
        return kept;
    }
}
