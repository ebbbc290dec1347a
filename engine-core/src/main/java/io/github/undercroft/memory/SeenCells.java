package io.github.undercroft.memory;

import io.github.undercroft.fov.VisibleCells;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGridView;
import java.util.Arrays;

/**
 * The cells in view, row after row, so that they take as much room as the view and not as the level: of a wide view the
 * words of each row from the first to the last in which any cell is set, of a narrow one the same words of every row.
 * Filled once for each view; what others hold too is never filled again.
 */
final class SeenCells implements BitGridView {

    /** More words in a row make a view a wide one. */
    private static final int NARROW = 2;

    private final int width;
    private final int height;
    /** A box around all of it. */
    private Rect box = new Rect(0, 0, 1, 1);

    private int top;
    private int rows;
    /** How many words each row of a narrow view has; 0 for a wide one. */
    private int span;
    /** The column of the first word in each row of a narrow view. */
    private int column;
    /** For each row of a wide view the column of its first word. */
    private int[] columns = {};
    /** For each row of a wide view where its words begin, and at the end where the last ones end. */
    private int[] starts = {0};

    private long[] words = {};

    /** Nothing is in view. */
    SeenCells(int width, int height) {
        this.width = width;
        this.height = height;
    }

    /** A view of nothing, which takes no room. */
    static BitGridView none(int width, int height) {
        return new SeenCells(width, height);
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
    public long word(int wordX, int y) {
        requireWord(wordX, y);
        return at(wordX, y);
    }

    private long at(int wordX, int y) {
        int row = y - top;
        if (row < 0 || row >= rows) {
            return 0;
        }
        int start = start(row);
        int index = start + wordX - column(row);
        return index >= start && index < start(row + 1) ? words[index] : 0;
    }

    private int start(int row) {
        return span > 0 ? row * span : starts[row];
    }

    private int column(int row) {
        return span > 0 ? column : columns[row];
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
        int end = start(0);
        for (int row = 0; row < rows; row++) {
            int start = end;
            end = start(row + 1);
            withoutRow(other, row, start, end, visitor);
        }
    }

    private void withoutRow(SeenCells other, int row, int start, int end, WordVisitor visitor) {
        int y = top + row;
        int otherRow = y - other.top;
        boolean both = otherRow >= 0 && otherRow < other.rows;
        int otherStart = both ? other.start(otherRow) : 0;
        int otherEnd = both ? other.start(otherRow + 1) : 0;
        int column = column(row);
        int shift = both ? otherStart - start + column - other.column(otherRow) : 0;
        for (int i = start; i < end; i++) {
            int index = i + shift;
            long gone = index >= otherStart && index < otherEnd ? words[i] & ~other.words[index] : words[i];
            if (gone != 0) {
                visitor.visit(column + i - start, y, gone);
            }
        }
    }

    /** Takes over what is in view now, in the place of all before. */
    void fill(VisibleCells seen) {
        box = new Rect(seen.left(), seen.top(), seen.right() - seen.left() + 1, seen.bottom() - seen.top() + 1);
        top = seen.top();
        rows = seen.bottom() - top + 1;
        column = seen.left() >> 6;
        int wide = (seen.right() >> 6) - column + 1;
        span = wide <= NARROW ? wide : 0;
        if (span > 0) {
            fillNarrow(seen);
        } else {
            fillWide(seen);
        }
    }

    private void fillNarrow(VisibleCells seen) {
        reserve(rows * span);
        int end = 0;
        for (int row = 0; row < rows; row++) {
            for (int i = 0; i < span; i++) {
                words[end++] = seen.word(column + i, top + row);
            }
        }
    }

    private void fillWide(VisibleCells seen) {
        if (columns.length < rows) {
            columns = new int[rows];
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
        columns[row] = first;
        int end = start + last - first + 1;
        reserve(end);
        for (int i = start; i < end; i++) {
            words[i] = seen.word(first + i - start, y);
        }
        return end;
    }

    private void reserve(int count) {
        if (words.length < count) {
            words = Arrays.copyOf(words, Math.max(count, 2 * words.length));
        }
    }
}
