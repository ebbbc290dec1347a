package io.github.undercroft.geometry;

import com.google.common.collect.ImmutableList;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;

/**
 * The straight line of cells between two points.
 *
 * <p>It takes one step for each column or each row, whichever are more, and each time the cell nearest to the true
 * line, computed in whole numbers and so without drift. Where two cells are equally near it takes the upper or left
 * one. The way back is therefore the same cells in reverse: if A can shoot B, B can shoot A.
 *
 * <p>O(length). Source: J. Bresenham, "Algorithm for computer control of a digital plotter", 1965; he leaves ties to
 * the direction of travel.
 */
public final class Line {
    /** Longer lines are drawn as far as somebody looks at them. */
    private static final int DRAWN_AT_ONCE = 1_000;

    private Line() {}

    /**
     * Draws the line from one point to another.
     *
     * @return an immutable list of all cells in order, both ends included; one cell if they are the same
     * @throws IllegalArgumentException if it would have more than {@value Rect#MAX_POINTS} cells
     */
    public static List<Point> between(Point from, Point to) {
        long dx = (long) to.x() - from.x();
        long dy = (long) to.y() - from.y();
        long steps = Math.max(Math.abs(dx), Math.abs(dy));
        if (steps >= Rect.MAX_POINTS) {
            throw new IllegalArgumentException("the line from " + from + " to " + to + " has " + (steps + 1)
                    + " cells; at most " + Rect.MAX_POINTS + " are listed. Take Line.beginning for its first ones");
        }
        return beginning(from, to, (int) steps);
    }

    /**
     * Draws the beginning of the line from one point to another, however far away that is.
     *
     * @param maxSteps how many steps at the most, 0 or more
     * @return a list of the first cells in order, which nobody can change: {@code from}, and one more for each step; a long one belongs to one
     *     thread at a time, since it is drawn while it is looked at
     * @throws IllegalArgumentException if the number of steps is negative
     */
    public static List<Point> beginning(Point from, Point to, int maxSteps) {
        if (maxSteps < 0) {
            throw new IllegalArgumentException("a line has 0 or more steps; these are " + maxSteps);
        }
        return beginning(from, to, maxSteps, false);
    }

    /**
     * Draws the line of a missile. There are two lines: one takes the upper or left of two equally near cells, as
     * {@link #beginning(Point, Point, int)} does, the other the lower or right one. This is the first, unless the second has more open cells
     * before one that is not. It reaches each cell that {@code LineOfSight} sees, and the way back has the same cells.
     *
     * @param open whether a cell lets the missile pass; not asked for {@code from}
     * @return a list like that of the other method; O(cells), twice if the first line is stopped
     * @throws IllegalArgumentException if the number of steps is negative
     */
    public static List<Point> beginning(Point from, Point to, int maxSteps, Predicate<Point> open) {
        Objects.requireNonNull(open, "open");
        List<Point> usual = beginning(from, to, maxSteps);
        int flown = flown(usual, open);
        if (flown == usual.size()) {
            return usual;
        }
        List<Point> other = beginning(from, to, maxSteps, true);
        return flown(other, open) > flown ? other : usual;
    }

    /** How many cells lie before the first one that is not open. */
    private static int flown(List<Point> line, Predicate<Point> open) {
        int cells = 1;
        while (cells < line.size() && open.test(line.get(cells))) {
            cells++;
        }
        return cells;
    }

    private static List<Point> beginning(Point from, Point to, int maxSteps, boolean tiesToLarger) {
        long dx = (long) to.x() - from.x();
        long dy = (long) to.y() - from.y();
        long steps = Math.max(Math.abs(dx), Math.abs(dy));
        int drawn = (int) Math.min(steps, Math.min(maxSteps, Integer.MAX_VALUE - 1));
        Axis x = new Axis(from.x(), dx, steps, tiesToLarger);
        Axis y = new Axis(from.y(), dy, steps, tiesToLarger);
        if (drawn > DRAWN_AT_ONCE) {
            return new Far(from, x, y, drawn + 1);
        }
        ImmutableList.Builder<Point> cells = ImmutableList.builderWithExpectedSize(drawn + 1);
        cells.add(from);
        for (int step = 0; step < drawn; step++) {
            cells.add(new Point(x.advance(), y.advance()));
        }
        return cells.build();
    }

    /** A long line that computes only the cells that are read: boards end long before it does. */
    private static final class Far extends AbstractList<Point> {
        private final ArrayList<Point> drawn = new ArrayList<>();
        private final Axis x;
        private final Axis y;
        private final int size;

        Far(Point from, Axis x, Axis y, int size) {
            this.x = x;
            this.y = y;
            this.size = size;
            drawn.add(from);
        }

        @Override
        public Point get(int index) {
            Objects.checkIndex(index, size);
            while (drawn.size() <= index) {
                drawn.add(new Point(x.advance(), y.advance()));
            }
            return drawn.get(index);
        }

        @Override
        public int size() {
            return size;
        }
    }

    /** One coordinate on its way, rounded to the nearest cell after every step. */
    private static final class Axis {
        private final int sign;
        private final long gain;
        private final long whole;
        private final long threshold;
        private int position;
        private long error;

        Axis(int start, long distance, long steps, boolean tiesToLarger) {
            sign = Long.signum(distance);
            gain = 2 * Math.abs(distance);
            whole = 2 * steps;
            // Half-way counts as arrived only on the way to the coordinate that ties go to.
            threshold = distance < 0 == tiesToLarger ? steps + 1 : steps;
            position = start;
        }

        int advance() {
            error += gain;
            if (error >= threshold) {
                error -= whole;
                position += sign;
            }
            return position;
        }
    }

    /**
     * Ways to draw the straight line of cells between two points, both included. Whatever the way, the line back is the same
     * cells in reverse, and everything is computed in whole numbers.
     */
    public enum Style {
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
}
