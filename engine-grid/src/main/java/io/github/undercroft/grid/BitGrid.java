package io.github.undercroft.grid;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import java.util.Arrays;

/**
 * A changeable yes or no for each cell of a grid, one bit each. Whole-grid operations handle 64 cells at a time.
 *
 * <p>Operations with another grid need the same size and refuse others with an {@link IllegalArgumentException}. Cells
 * outside are refused with an {@link IndexOutOfBoundsException}.
 *
 * <p>Two grids are equal if they have the same size and the same cells set; a read-only view is equal to what it shows. Equality follows changes: do not use a grid
 * that will change as a key. For one thread at a time.
 */
public final class BitGrid implements BitGridView {

    private final int width;
    private final int height;
    private final int wordsPerRow;
    private final long lastWordMask;
    private final long[] words;

    private BitGrid(int width, int height) {
        Sizes.require(width, height);
        this.width = width;
        this.height = height;
        wordsPerRow = (width + 63) >>> 6;
        lastWordMask = -1L >>> -width;
        words = new long[wordsPerRow * height];
    }

    /** @return a new grid with no cell set */
    public static BitGrid of(int width, int height) {
        return new BitGrid(width, height);
    }

    /** @return a new grid with the same cells set as the other has now */
    public static BitGrid copyOf(BitGridView other) {
        BitGrid copy = new BitGrid(other.width(), other.height());
        copy.or(other);
        return copy;
    }

    /** @return a view of this grid that nobody can cast to change it; changes of this grid show in it. O(1) */
    public BitGridView readOnly() {
        return new ReadOnlyBits(this);
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
        requireWord(wordX, y);
        return words[y * wordsPerRow + wordX];
    }

    @Override
    public boolean get(int x, int y) {
        return (words[wordIndex(x, y)] >>> x & 1) != 0;
    }

    /** Sets one cell. */
    public void set(int x, int y) {
        words[wordIndex(x, y)] |= 1L << x;
    }

    /** Sets one cell. */
    public void set(Point point) {
        set(point.x(), point.y());
    }

    /** Clears one cell. */
    public void clear(int x, int y) {
        words[wordIndex(x, y)] &= ~(1L << x);
    }

    /** Clears one cell. */
    public void clear(Point point) {
        clear(point.x(), point.y());
    }

    /** Sets the cells of row {@code y} from {@code fromX}, included, to {@code toX}, excluded; none if they are equal. */
    public void setRange(int y, int fromX, int toX) {
        requireRange(y, fromX, toX);
        if (fromX < toX) {
            BitRow.set(words, y * wordsPerRow, fromX, toX);
        }
    }

    /** Clears the cells of row {@code y} from {@code fromX}, included, to {@code toX}, excluded; none if they are equal. */
    public void clearRange(int y, int fromX, int toX) {
        requireRange(y, fromX, toX);
        if (fromX < toX) {
            BitRow.clear(words, y * wordsPerRow, fromX, toX);
        }
    }

    /** Sets every cell. */
    public void setAll() {
        Arrays.fill(words, -1L);
        trim();
    }

    /** Clears every cell. */
    public void clearAll() {
        Arrays.fill(words, 0);
    }

    /** Keeps only the cells that are set in the other, too. */
    public void and(BitGridView other) {
        long[] theirs = wordsOf(other);
        for (int i = 0; i < words.length; i++) {
            words[i] &= theirs[i];
        }
    }

    /** Sets the cells that are set in the other. */
    public void or(BitGridView other) {
        long[] theirs = wordsOf(other);
        for (int i = 0; i < words.length; i++) {
            words[i] |= theirs[i];
        }
    }

    /** Clears the cells that are set in the other. */
    public void andNot(BitGridView other) {
        long[] theirs = wordsOf(other);
        for (int i = 0; i < words.length; i++) {
            words[i] &= ~theirs[i];
        }
    }

    /** Flips the cells that are set in the other. */
    public void xor(BitGridView other) {
        long[] theirs = wordsOf(other);
        for (int i = 0; i < words.length; i++) {
            words[i] ^= theirs[i];
        }
    }

    /** Flips every cell. */
    public void not() {
        for (int i = 0; i < words.length; i++) {
            words[i] = ~words[i];
        }
        trim();
    }

    /**
     * Sets every cell that is one step in that direction from a cell set in the other; steps off the grid are lost. Done
     * for all eight directions, it grows an area by one cell.
     *
     * @throws IllegalArgumentException if the other is this grid itself, or of another size
     */
    public void orShifted(BitGridView other, Direction direction) {
        if (other == this) {
            throw new IllegalArgumentException("a grid cannot take from itself while it changes; give a copy");
        }
        long[] theirs = wordsOf(other);
        int first = Math.max(0, direction.dy());
        int last = height - 1 + Math.min(0, direction.dy());
        for (int y = first; y <= last; y++) {
            int row = y * wordsPerRow;
            BitRow.orShifted(words, row, theirs, (y - direction.dy()) * wordsPerRow, wordsPerRow, direction.dx());
            words[row + wordsPerRow - 1] &= lastWordMask;
        }
    }

    @Override
    public boolean equals(Object other) {
        Object shown = other instanceof ReadOnlyBits view ? view.grid : other;
        return shown instanceof BitGrid that
                && width == that.width
                && height == that.height
                && Arrays.equals(words, that.words);
    }

    @Override
    public int hashCode() {
        return (31 * width + height) * 31 + Arrays.hashCode(words);
    }

    /** @return the grid drawn row by row, {@code #} for set and {@code .} for clear */
    @Override
    public String toString() {
        return TextGrid.render(this, '#', '.');
    }

    /** Row after row, for reading only; a copy if the grid is of another kind. */
    long[] wordsOf(BitGridView other) {
        Sizes.requireSame(this, other);
        if (other instanceof BitGrid grid) {
            return grid.words;
        }
        if (other instanceof ReadOnlyBits view) {
            return view.grid.words;
        }
        long[] copy = new long[words.length];
        for (int y = 0; y < height; y++) {
            for (int wordX = 0; wordX < wordsPerRow; wordX++) {
                copy[y * wordsPerRow + wordX] = other.word(wordX, y);
            }
            // A view of somebody else may break its promise; this grid keeps its own.
            copy[(y + 1) * wordsPerRow - 1] &= lastWordMask;
        }
        return copy;
    }

    private void requireRange(int y, int fromX, int toX) {
        if (y < 0 || y >= height || fromX < 0 || toX > width || fromX > toX) {
            throw Sizes.outside(this, "the range from " + fromX + " up to, not including, " + toX + " in row " + y);
        }
    }

    private int wordIndex(int x, int y) {
        if (x < 0 || x >= width || y < 0 || y >= height) {
            throw Sizes.outside(this, x, y);
        }
        return y * wordsPerRow + (x >> 6);
    }

    /** Clears the bits beyond the width, which whole-word operations have set. */
    private void trim() {
        for (int i = wordsPerRow - 1; i < words.length; i += wordsPerRow) {
            words[i] &= lastWordMask;
        }
    }
}
