package io.github.undercroft.fov;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import java.util.Arrays;

/**
 * The transparent cells, kept by row and by column, as {@link FieldsOfView#symmetric} needs them. From any other view it has
 * to copy the cells in reach into columns at every call, about half a microsecond for each 64 x 64 cells.
 *
 * <p>It is a copy: call it when a cell changes. For one thread at a time while it changes.
 */
public final class SightMap extends SizedBits {

    /** Longer sides would overflow the slopes of sight lines; no grid that fits a computer's memory has them. */
    private static final int LONGEST_SIDE = 1 << 28;

    private int wordsPerColumn = 1;
    private long[] columns = new long[1];
    private final long[] block = new long[64];

    SightMap() {}

    /** @return a copy of the view as it is now; O(words) */
    public static SightMap of(BitGridView transparent) {
        SightMap map = new SightMap();
        map.copyFrom(transparent);
        return map;
    }

    /** Lets sight pass through a cell; an {@link IllegalArgumentException} if it is outside. */
    public void open(Point cell) {
        requireInside(cell);
        words[cell.y() * wordsPerRow + (cell.x() >> 6)] |= 1L << cell.x();
        columns[cell.x() * wordsPerColumn + (cell.y() >> 6)] |= 1L << cell.y();
    }

    /** Ends sight at a cell; an {@link IllegalArgumentException} if it is outside. */
    public void close(Point cell) {
        requireInside(cell);
        words[cell.y() * wordsPerRow + (cell.x() >> 6)] &= ~(1L << cell.x());
        columns[cell.x() * wordsPerColumn + (cell.y() >> 6)] &= ~(1L << cell.y());
    }

    /** Takes over all cells of a view, and its size; O(words). */
    public void copyFrom(BitGridView transparent) {
        fit(transparent);
        copy(transparent, 0, 0, width - 1, height - 1);
    }

    /** Takes over the size of a view and at least the cells of a box; what is outside the box is left undefined. */
    void copyBox(BitGridView transparent, SightBox box) {
        fit(transparent);
        copy(transparent, box.left(), box.top(), box.right(), box.bottom());
    }

    long[] columns() {
        return columns;
    }

    int wordsPerColumn() {
        return wordsPerColumn;
    }

    /** Answers for the cells from one column to another, both included and cut to the grid. */
    boolean isRowOpen(int y, int from, int to) {
        int first = Math.max(0, from);
        int last = Math.min(width - 1, to);
        int end = y * wordsPerRow + (last >> 6);
        long mask = -1L << first;
        for (int i = y * wordsPerRow + (first >> 6); i < end; i++) {
            if ((~words[i] & mask) != 0) {
                return false;
            }
            mask = -1L;
        }
        return (~words[end] & mask & -1L >>> ~last) == 0;
    }

    /** @return the bits of one word that stand for the cells from {@code first} up to, not including, {@code end} */
    static long range(int wordX, int first, int end) {
        int start = wordX << 6;
        if (end <= start || first >= start + 64 || first >= end) {
            return 0;
        }
        long bits = first > start ? -1L << first : -1L;
        return end < start + 64 ? bits & -1L >>> -end : bits;
    }

    private void fit(BitGridView like) {
        if (isSizeOf(like)) {
            return;
        }
        if (Math.max(like.width(), like.height()) > LONGEST_SIDE) {
            throw new IllegalArgumentException("a grid of " + like.width() + " x " + like.height()
                    + " cells is too long to look across; at most " + LONGEST_SIDE + " to a side");
        }
        resize(like);
        wordsPerColumn = (height + 63) >>> 6;
        columns = new long[wordsPerColumn * width];
    }

    private void copy(BitGridView from, int left, int top, int right, int bottom) {
        for (int blockY = top >> 6; blockY <= bottom >> 6; blockY++) {
            for (int blockX = left >> 6; blockX <= right >> 6; blockX++) {
                copyBlock(from, blockX, blockY, Math.max(top, blockY << 6), Math.min(bottom, (blockY << 6) + 63));
            }
        }
    }

    /** Copies the rows of one block of 64 x 64 cells, and turns them into columns. */
    private void copyBlock(BitGridView from, int blockX, int blockY, int top, int bottom) {
        Arrays.fill(block, 0);
        int startX = blockX << 6;
        long inside = range(blockX, 0, width);
        for (int y = top; y <= bottom; y++) {
            long word = from.word(blockX, y) & inside;
            words[y * wordsPerRow + blockX] = word;
            block[y & 63] = word;
        }
        transpose(block);
        int last = Math.min(63, width - 1 - startX);
        for (int x = 0; x <= last; x++) {
            columns[(startX + x) * wordsPerColumn + blockY] = block[x];
        }
    }

    /**
     * Swaps rows and columns of 64 words of 64 bits: first the two halves of 32, then those of 16 within each, down to
     * single bits. Source: H. Warren, "Hacker's Delight", 2002, chapter 7.
     */
    private static void transpose(long[] block) {
        long mask = 0xFFFF_FFFFL;
        for (int half = 32; half != 0; half >>= 1) {
            for (int i = 0; i < 64; i = ((i | half) + 1) & ~half) {
                long swapped = (block[i] >>> half ^ block[i | half]) & mask;
                block[i] ^= swapped << half;
                block[i | half] ^= swapped;
            }
            mask ^= mask << (half >> 1);
        }
    }

    private void requireInside(Point cell) {
        if (!contains(cell)) {
            throw SightBox.outside(this, "the cell " + cell);
        }
    }
}
