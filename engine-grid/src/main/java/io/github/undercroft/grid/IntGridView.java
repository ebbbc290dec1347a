package io.github.undercroft.grid;

import io.github.undercroft.geometry.Point;

/**
 * An int for each cell of a grid.
 *
 * <p>A view is read-only, not unchanging: what stands behind it may change between two questions.
 */
public interface IntGridView extends GridView {

    /**
     * Answers one cell.
     *
     * @throws IndexOutOfBoundsException if the cell is outside
     */
    int get(int x, int y);

    /**
     * Answers one cell.
     *
     * @throws IndexOutOfBoundsException if the cell is outside
     */
    default int get(Point point) {
        return get(point.x(), point.y());
    }
}
