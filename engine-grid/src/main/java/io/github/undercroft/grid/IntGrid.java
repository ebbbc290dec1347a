package io.github.undercroft.grid;

import io.github.undercroft.geometry.Point;
import java.util.Arrays;

/**
 * A changeable int for each cell of a grid, as distance fields and heat maps need.
 *
 * <p>Two grids are equal if they have the same size and the same values. Equality follows changes: do not use a grid
 * that will change as a key. For one thread at a time. Cells outside are refused with an
 * {@link IndexOutOfBoundsException}.
 */
public final class IntGrid implements IntGridView {

    private final int width;
    private final int height;
    private final int[] cells;

    private IntGrid(int width, int height, int[] cells) {
        this.width = width;
        this.height = height;
        this.cells = cells;
    }

    /** @return a new grid with 0 in every cell */
    public static IntGrid of(int width, int height) {
        return new IntGrid(width, height, new int[Sizes.require(width, height)]);
    }

    /** @return a new grid with the values that the other has now */
    public static IntGrid copyOf(IntGridView other) {
        IntGrid copy = of(other.width(), other.height());
        if (other instanceof IntGrid grid) {
            System.arraycopy(grid.cells, 0, copy.cells, 0, copy.cells.length);
            return copy;
        }
        int index = 0;
        for (int y = 0; y < copy.height; y++) {
            for (int x = 0; x < copy.width; x++) {
                copy.cells[index++] = other.get(x, y);
            }
        }
        return copy;
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
    public int get(int x, int y) {
        return cells[index(x, y)];
    }

    /** Gives one cell a value. */
    public void set(int x, int y, int value) {
        cells[index(x, y)] = value;
    }

    /** Gives one cell a value. */
    public void set(Point point, int value) {
        set(point.x(), point.y(), value);
    }

    /** Gives every cell the same value. */
    public void fill(int value) {
        Arrays.fill(cells, value);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof IntGrid that
                && width == that.width
                && height == that.height
                && Arrays.equals(cells, that.cells);
    }

    @Override
    public int hashCode() {
        return (31 * width + height) * 31 + Arrays.hashCode(cells);
    }

    /** @return the values row by row, separated by spaces */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < cells.length; i++) {
            if (i > 0) {
                text.append(i % width == 0 ? '\n' : ' ');
            }
            text.append(cells[i]);
        }
        return text.toString();
    }

    /** Gives the cells of one row from {@code fromX}, included, to {@code toX}, excluded, the same value. */
    void fillRange(int y, int fromX, int toX, int value) {
        Arrays.fill(cells, y * width + fromX, y * width + toX, value);
    }

    private int index(int x, int y) {
        if (x < 0 || x >= width || y < 0 || y >= height) {
            throw Sizes.outside(this, x, y);
        }
        return y * width + x;
    }
}
