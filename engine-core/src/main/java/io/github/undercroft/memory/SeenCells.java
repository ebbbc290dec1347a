package io.github.undercroft.memory;

import io.github.undercroft.fov.VisibleCells;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGridView;
import java.util.Arrays;

/**
 * The cells in view: of each row the words from the first to the last in which any cell is set, one row after the other, so
 * that it takes as much room as the view and not as the level. Filled once for each view; what others hold too is never
 * filled again.
 */
final class SeenCells implements BitGridView {

    private final int width;
    private final int height;
    private final int wordsPerRow;
    /** A box around all of it. */
    private Rect box = new Rect(0, 0, 1, 1);

    private int top;
    private int rows;
    /** For each row the column of its first word. */
    private int[] firsts = {};
    /** For each row where its words begin, and at the end where the last ones end. */
    private int[] starts = {0};

    private long[] words = {};

    /** Nothing is in view. */
    SeenCells(int width, int height) {
        this.width = width;
        this.height = height;
        this.wordsPerRow = (width + 63) >>> 6;
    }

    @Override
    public int width() {
        return width;
    }

    @Override
    public int height() {
        return height;
    }

    @Override
    public int wordsPerRow() {
        return wordsPerRow;
    }

    @Override
    public long word(int wordX, int y) {
        if (wordX < 0 || wordX >= wordsPerRow || y < 0 || y >= height) {
            throw new IndexOutOfBoundsException("word " + wordX + " of row " + y + " is outside a level of " + width
                    + " x " + height + " cells; a row has " + wordsPerRow + " words");
        }
        return at(wordX, y);
    }

    private long at(int wordX, int y) {
        int row = y - top;
        if (row < 0 || row >= rows) {
            return 0;
        }
        int index = starts[row] + wordX - firsts[row];
        return index >= starts[row] && index < starts[row + 1] ? words[index] : 0;
    }

    boolean isSet(int x, int y) {
        return (at(x >> 6, y) >>> x & 1) != 0;
    }

    /** A box around all of it, which may be larger than needed. */
    Rect box() {
        return box;
    }

    /** What one comparison hands on: some of the cells of one word. */
    interface WordVisitor {
        void visit(int wordX, int y, long cells);
    }

    /** Shows what is in view here and not there. */
    void without(SeenCells other, WordVisitor visitor) {
        for (int row = 0; row < rows; row++) {
            int y = top + row;
            int shift = firsts[row] - starts[row];
            for (int i = starts[row]; i < starts[row + 1]; i++) {
                long gone = words[i] & ~other.at(i + shift, y);
                if (gone != 0) {
                    visitor.visit(i + shift, y, gone);
                }
            }
        }
    }

    /** Takes over what is in view now, in the place of all before. */
    void fill(VisibleCells seen) {
        box = new Rect(seen.left(), seen.top(), seen.right() - seen.left() + 1, seen.bottom() - seen.top() + 1);
        top = seen.top();
        rows = seen.bottom() - top + 1;
        if (firsts.length < rows) {
            firsts = new int[rows];
            starts = new int[rows + 1];
        }
        int end = 0;
        for (int row = 0; row < rows; row++) {
            starts[row] = end;
            end = fillRow(seen, row, end);
        }
        starts[rows] = end;
    }

    private int fillRow(VisibleCells seen, int row, int start) {
        int y = top + row;
        int first = seen.left() >> 6;
        int last = seen.right() >> 6;
        while (first <= last && seen.word(first, y) == 0) {
            first++;
        }
        while (last > first && seen.word(last, y) == 0) {
            last--;
        }
        firsts[row] = first;
        int end = start + last - first + 1;
        if (words.length < end) {
            words = Arrays.copyOf(words, Math.max(end, 2 * words.length));
        }
        for (int i = start; i < end; i++) {
            words[i] = seen.word(first + i - start, y);
        }
        return end;
    }
}
