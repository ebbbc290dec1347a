package io.github.undercroft.grid;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;

/** The size of a grid. Its cells are (0,0), top left, to (width - 1, height - 1). */
public interface GridView {

    /** @return the number of columns, at least 1 */
    int width();

    /** @return the number of rows, at least 1 */
    int height();

    /** @return whether that cell is part of the grid */
    default boolean contains(int x, int y) {
        return x >= 0 && x < width() && y >= 0 && y < height();
    }

    /** @return whether that cell is part of the grid */
    default boolean contains(Point point) {
        return contains(point.x(), point.y());
    }

    /**
     * Checks a cell.
     *
     * @throws IndexOutOfBoundsException if it is no part of the grid
     */
    default void requireInside(int x, int y) {
        if (!contains(x, y)) {
            throw Sizes.outside(this, x, y);
        }
    }

    /** @return all cells as a rectangle */
    default Rect bounds() {
        return new Rect(0, 0, width(), height());
    }
}
