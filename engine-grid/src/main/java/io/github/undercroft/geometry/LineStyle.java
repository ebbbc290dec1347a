package io.github.undercroft.geometry;

import com.google.common.collect.ImmutableList;
import java.util.List;

/**
 * Ways to draw the straight line of cells between two points, both included. Whatever the way, the line back is the same
 * cells in reverse, and everything is computed in whole numbers.
 */
public enum LineStyle {
    /** As {@link Line}: one cell for each column or each row, whichever are more; steps may be diagonal. */
    NEAREST,
    /**
     * Every cell whose inside the true line from middle to middle passes through; a step is diagonal only where the line
     * passes exactly through a corner.
     */
    THROUGH,
    /**
     * Every cell that the true line touches: as {@link #THROUGH}, and where it passes through a corner also the two cells
     * beside it, first the one in the same row as the cell before.
     */
    TOUCHED;

    /**
     * Draws the line from one point to another.
     *
     * @return an immutable list of its cells in order; O(length)
     * @throws IllegalArgumentException if it would cross {@value Rect#MAX_POINTS} columns and rows or more
     */
    public List<Point> between(Point from, Point to) {
        if (this == NEAREST) {
            return Line.between(from, to);
        }
        long columns = Math.abs((long) to.x() - from.x());
        long rows = Math.abs((long) to.y() - from.y());
        if (columns + rows >= Rect.MAX_POINTS) {
            throw new IllegalArgumentException(
                    "the line from " + from + " to " + to + " is too long: it crosses " + columns + " columns and "
                            + rows + " rows; together at most " + (Rect.MAX_POINTS - 1) + " are listed");
        }
        ImmutableList.Builder<Point> cells = ImmutableList.builder();
        Point cell = from;
        cells.add(cell);
        int stepX = Integer.compare(to.x(), from.x());
        int stepY = Integer.compare(to.y(), from.y());
        long column = 0;
        long row = 0;
        while (column < columns || row < rows) {
            // Whether the line leaves the cell by its side or by its end, both times the common denominator.
            long side = (2 * column + 1) * rows;
            long end = (2 * row + 1) * columns;
            if (side == end && this == TOUCHED) {
                cells.add(cell.plus(stepX, 0), cell.plus(0, stepY));
            }
            column += side <= end ? 1 : 0;
            row += end <= side ? 1 : 0;
            cell = cell.plus(side <= end ? stepX : 0, end <= side ? stepY : 0);
            cells.add(cell);
        }
        return cells.build();
    }
}
