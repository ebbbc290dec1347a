package io.github.undercroft.dungeon;

import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGridView;

/** The unbroken rows of set cells of a grid. */
public final class Runs {

    private Runs() {}

    /** Called for a run, from its first x up to but not including {@code toX}. */
    @FunctionalInterface
    public interface RunVisitor {
        void visit(int y, int fromX, int toX);
    }

    /** Calls the visitor for all runs in reading order; O(words + runs). */
    public static void forEach(BitGridView cells, RunVisitor visitor) {
        for (int y = 0; y < cells.height(); y++) {
            int from = next(cells, y, 0, 0);
            while (from < cells.width()) {
                int to = next(cells, y, from, -1L);
                visitor.visit(y, from, to);
                from = next(cells, y, to, 0);
            }
        }
    }

    /** Digs all set cells as floor of one area. */
    public static void dig(LevelDraft draft, BitGridView cells, Area area) {
        forEach(cells, (y, from, to) -> {
            draft.fill(y, from, to, CellKind.FLOOR);
            draft.claim(area, y, from, to);
        });
    }

    /** The smallest rectangle with all set cells, of which there must be one. */
    public static Rect bounds(BitGridView cells) {
        int[] ends = {Integer.MAX_VALUE, Integer.MAX_VALUE, 0, 0};
        forEach(cells, (y, from, to) -> {
            ends[0] = Math.min(ends[0], from);
            ends[1] = Math.min(ends[1], y);
            ends[2] = Math.max(ends[2], to);
            ends[3] = y + 1;
        });
        return new Rect(ends[0], ends[1], ends[2] - ends[0], ends[3] - ends[1]);
    }

    /** The first cell at {@code from} or later that is set, or clear if the mask is -1; the width if there is none. */
    private static int next(BitGridView cells, int y, int from, long mask) {
        int wordX = from >> 6;
        if (wordX == cells.wordsPerRow()) {
            return cells.width();
        }
        long word = (cells.word(wordX, y) ^ mask) & (-1L << from);
        while (word == 0 && ++wordX < cells.wordsPerRow()) {
            word = cells.word(wordX, y) ^ mask;
        }
        return word == 0 ? cells.width() : Math.min(cells.width(), (wordX << 6) + Long.numberOfTrailingZeros(word));
    }
}
