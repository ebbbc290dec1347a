package io.github.undercroft.fov;

import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.CellVisitor;
import io.github.undercroft.grid.GridView;
import io.github.undercroft.grid.TextGrid;

/**
 * The result of a {@link FieldOfView}. It belongs to the field of view that made it, and changes with its next call.
 *
 * <p>All cells set lie in the box from {@link #left} and {@link #top} to {@link #right} and {@link #bottom}, all four
 * included, so that a reader of rows need not look at the rest of a large grid. The box may be larger than needed.
 */
public final class VisibleCells extends SizedBits {

    private int left;
    private int top;
    private int right;
    private int bottom;

    VisibleCells() {}

    /** @return the cells set now, in memory of their own; also the way for a field of view written elsewhere */
    public static VisibleCells copyOf(BitGridView cells) {
        VisibleCells copy = new VisibleCells();
        SightBox box = new SightBox();
        box.around(cells);
        copy.copyFrom(cells, box);
        return copy;
    }

    /** @return the x of the box's first column */
    public int left() {
        return left;
    }

    /** @return the y of the box's first row */
    public int top() {
        return top;
    }

    /** @return the x of the box's last column, which is part of it */
    public int right() {
        return right;
    }

    /** @return the y of the box's last row, which is part of it */
    public int bottom() {
        return bottom;
    }

    @Override
    public int count() {
        int count = 0;
        for (int y = top; y <= bottom; y++) {
            for (int i = y * wordsPerRow + (left >> 6); i <= y * wordsPerRow + (right >> 6); i++) {
                count += Long.bitCount(words[i]);
            }
        }
        return count;
    }

    @Override
    public void forEach(CellVisitor visitor) {
        for (int y = top; y <= bottom; y++) {
            for (int wordX = left >> 6; wordX <= right >> 6; wordX++) {
                for (long rest = words[y * wordsPerRow + wordX]; rest != 0; rest &= rest - 1) {
                    visitor.visit((wordX << 6) + Long.numberOfTrailingZeros(rest), y);
                }
            }
        }
    }

    /** @return the grid drawn row by row, {@code #} for seen and {@code .} for not */
    @Override
    public String toString() {
        return TextGrid.render(this, '#', '.');
    }

    /** Clears everything and takes over the size of a grid. No cell outside the box may be set afterwards. */
    void begin(GridView grid, SightBox box) {
        if (isSizeOf(grid)) {
            clearBox();
        } else {
            resize(grid);
        }
        left = box.left();
        top = box.top();
        right = box.right();
        bottom = box.bottom();
    }

    /** Takes over all cells of a grid, none of which is outside the box. */
    void copyFrom(BitGridView cells, SightBox box) {
        begin(cells, box);
        for (int y = top; y <= bottom; y++) {
            for (int wordX = left >> 6; wordX <= right >> 6; wordX++) {
                words[y * wordsPerRow + wordX] = cells.word(wordX, y);
            }
        }
    }

    void set(int x, int y) {
        words[y * wordsPerRow + (x >> 6)] |= 1L << x;
    }

    /** Sets all cells of the box within the spans of the origin. */
    void setReach(int originX, int originY, Spans spans) {
        for (int y = top; y <= bottom; y++) {
            int span = spans.at(Math.abs(y - originY));
            int first = Math.max(left, originX - span);
            int last = Math.min(right, originX + span);
            int end = y * wordsPerRow + (last >> 6);
            long mask = -1L << first;
            for (int i = y * wordsPerRow + (first >> 6); i < end; i++) {
                words[i] = mask;
                mask = -1L;
            }
            words[end] = mask & -1L >>> ~last;
        }
    }

    /** Removes the cells that are not within reach of the origin. */
    void keep(int originX, int originY, Spans spans, Reach reach) {
        for (int y = top; y <= bottom; y++) {
            int span = spans.at(Math.abs(y - originY));
            int first = originX - span;
            int end = originX + span + 1;
            for (int wordX = left >> 6; wordX <= right >> 6; wordX++) {
                words[y * wordsPerRow + wordX] &= SightMap.range(wordX, first, end);
            }
        }
        keepCone(originX, originY, reach);
    }

    /** Removes the cells that are not within the cone, if there is one. */
    void keepCone(int originX, int originY, Reach reach) {
        if (reach.cone().isEmpty()) {
            return;
        }
        for (int y = top; y <= bottom; y++) {
            for (int wordX = left >> 6; wordX <= right >> 6; wordX++) {
                int index = y * wordsPerRow + wordX;
                for (long rest = words[index]; rest != 0; rest &= rest - 1) {
                    int dx = (wordX << 6) + Long.numberOfTrailingZeros(rest) - originX;
                    if (!reach.cone().get().contains(dx, y - originY)) {
                        words[index] &= ~Long.lowestOneBit(rest);
                    }
                }
            }
        }
    }

    private void clearBox() {
        int end = (bottom + 1) * wordsPerRow;
        for (int wordX = left >> 6; wordX <= right >> 6; wordX++) {
            for (int i = top * wordsPerRow + wordX; i < end; i += wordsPerRow) {
                words[i] = 0;
            }
        }
    }
}
