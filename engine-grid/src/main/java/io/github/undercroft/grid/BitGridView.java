package io.github.undercroft.grid;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Optional;

/**
 * Yes or no for each cell of a grid, readable cell by cell or 64 cells at a time.
 *
 * <p>A row is {@link #wordsPerRow()} words. Bit {@code b} of word {@code w} is the cell with x = 64 * w + b, the lowest
 * bit first; bits beyond the width are always 0. To make a view of your own, answer {@link #word} and the size.
 *
 * <p>A view is read-only, not unchanging: what stands behind it may change between two questions.
 */
public interface BitGridView extends GridView {

    /**
     * Answers 64 cells at once.
     *
     * @throws IndexOutOfBoundsException if there is no such word
     */
    long word(int wordX, int y);

    /** @return the number of words that hold one row */
    default int wordsPerRow() {
        return (width() + 63) >>> 6;
    }

    /**
     * Checks what {@link #word} is asked for.
     *
     * @throws IndexOutOfBoundsException if there is no such word
     */
    default void requireWord(int wordX, int y) {
        if (wordX < 0 || wordX >= wordsPerRow() || y < 0 || y >= height()) {
            throw Sizes.noWord(this, wordX, y);
        }
    }

    /**
     * Answers one cell.
     *
     * @throws IndexOutOfBoundsException if the cell is outside
     */
    default boolean get(int x, int y) {
        requireInside(x, y);
        return (word(x >> 6, y) >>> x & 1) != 0;
    }

    /**
     * Answers one cell.
     *
     * @throws IndexOutOfBoundsException if the cell is outside
     */
    default boolean get(Point point) {
        return get(point.x(), point.y());
    }

    /** @return what the cell holds; no for every cell outside */
    default boolean getOrFalse(int x, int y) {
        return contains(x, y) && get(x, y);
    }

    /** @return the number of cells that are set; O(words) */
    default int count() {
        int count = 0;
        for (int y = 0; y < height(); y++) {
            for (int wordX = 0; wordX < wordsPerRow(); wordX++) {
                count += Long.bitCount(word(wordX, y));
            }
        }
        return count;
    }

    /** Shows the visitor every cell that is set, in reading order; O(words + cells shown). */
    default void forEach(CellVisitor visitor) {
        for (int y = 0; y < height(); y++) {
            for (int wordX = 0; wordX < wordsPerRow(); wordX++) {
                for (long rest = word(wordX, y); rest != 0; rest &= rest - 1) {
                    visitor.visit((wordX << 6) + Long.numberOfTrailingZeros(rest), y);
                }
            }
        }
    }

    /** @return the cells that are set, in reading order, in a new immutable list */
    default List<Point> points() {
        ImmutableList.Builder<Point> points = ImmutableList.builder();
        forEach((x, y) -> points.add(new Point(x, y)));
        return points.build();
    }

    /** @return the first cell in reading order that is set; empty if none is */
    default Optional<Point> firstSet() {
        for (int y = 0; y < height(); y++) {
            for (int wordX = 0; wordX < wordsPerRow(); wordX++) {
                long word = word(wordX, y);
                if (word != 0) {
                    return Optional.of(new Point((wordX << 6) + Long.numberOfTrailingZeros(word), y));
                }
            }
        }
        return Optional.empty();
    }
}
