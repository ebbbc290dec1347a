package io.github.undercroft.geometry;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A rectangle of cells: {@code x, y} is its top-left cell, and it is {@code width} cells wide and {@code height} high.
 *
 * <p>Width and height are at least 1: there is no empty rectangle, so that each has a centre and equal sets of cells
 * are equal rectangles. What may come out empty is an {@link Optional}. All its cells have int coordinates.
 */
public record Rect(int x, int y, int width, int height) {

    /** How many cells are listed: as many as the largest generated level has. */
    static final int MAX_POINTS = 1 << 27;

    /** Refuses an empty rectangle and one that reaches beyond the ints, with an {@link IllegalArgumentException}. */
    public Rect {
        if (width < 1 || height < 1) {
            throw new IllegalArgumentException(
                    "a rectangle of " + width + " x " + height + " cells; width and height must be at least 1");
        }
        if ((long) x + width - 1 > Integer.MAX_VALUE || (long) y + height - 1 > Integer.MAX_VALUE) {
            throw new IllegalArgumentException("a rectangle of " + width + " x " + height + " cells at (" + x + "," + y
                    + ") reaches beyond " + Integer.MAX_VALUE + "; make it smaller");
        }
    }

    /** @return the smallest rectangle that contains both points */
    public static Rect spanning(Point one, Point other) {
        int left = Math.min(one.x(), other.x());
        int top = Math.min(one.y(), other.y());
        return ofEnds(left, top, Math.max(one.x(), other.x()), Math.max(one.y(), other.y()));
    }

    /** @return the x of the last column, which is part of this */
    public int right() {
        return x + width - 1;
    }

    /** @return the y of the last row, which is part of this */
    public int bottom() {
        return y + height - 1;
    }

    /** @return the number of cells */
    public long area() {
        return (long) width * height;
    }

    /** @return whether that cell is one of these */
    public boolean contains(int cellX, int cellY) {
        return cellX >= x && cellX <= right() && cellY >= y && cellY <= bottom();
    }

    /** @return whether that cell is one of these */
    public boolean contains(Point point) {
        return contains(point.x(), point.y());
    }

    /** @return whether the two have a cell in common */
    public boolean intersects(Rect other) {
        return x <= other.right() && other.x <= right() && y <= other.bottom() && other.y <= bottom();
    }

    /** @return the cells that both have; empty if there are none */
    public Optional<Rect> intersection(Rect other) {
        if (!intersects(other)) {
            return Optional.empty();
        }
        return Optional.of(ofEnds(
                Math.max(x, other.x),
                Math.max(y, other.y),
                Math.min(right(), other.right()),
                Math.min(bottom(), other.bottom())));
    }

    /**
     * Takes {@code margin} cells off every side; a negative margin adds them.
     *
     * @return what is left, empty if nothing is
     */
    public Optional<Rect> inset(int margin) {
        long left = (long) x + margin;
        long top = (long) y + margin;
        long right = (long) right() - margin;
        long bottom = (long) bottom() - margin;
        return left > right || top > bottom ? Optional.empty() : Optional.of(ofEnds(left, top, right, bottom));
    }

    /** @return the middle cell; where a side is even, the one to the left of the middle or above it */
    public Point centre() {
        return new Point(x + (width - 1) / 2, y + (height - 1) / 2);
    }

    /**
     * Lists all cells, in reading order. O(area), in memory too: loop over the two coordinates where you need no list.
     *
     * @throws IllegalArgumentException if these are more than {@value #MAX_POINTS}
     */
    public List<Point> points() {
        requireListable(area());
        ImmutableList.Builder<Point> points = ImmutableList.builder();
        for (int row = 0; row < height; row++) {
            for (int column = 0; column < width; column++) {
                points.add(new Point(x + column, y + row));
            }
        }
        return points.build();
    }

    private void requireListable(long cells) {
        if (cells > MAX_POINTS) {
            throw new IllegalArgumentException("a list of " + cells + " cells of " + this + " is too long; at most "
                    + MAX_POINTS + " are listed. Take a smaller rectangle, or loop over its coordinates");
        }
    }

    /**
     * Asks for the score of every cell, in reading order, and lists none of them. O(area).
     *
     * @return the cell with the lowest score; of several the first
     */
    public Point lowest(ToDoubleFunction<Point> score) {
        int bestColumn = 0;
        int bestRow = 0;
        double lowest = Double.POSITIVE_INFINITY;
        for (int row = 0; row < height; row++) {
            for (int column = 0; column < width; column++) {
                double here = score.applyAsDouble(new Point(x + column, y + row));
                if (here < lowest) {
                    bestColumn = column;
                    bestRow = row;
                    lowest = here;
                }
            }
        }
        return new Point(x + bestColumn, y + bestRow);
    }

    /**
     * Lists the cells along the four sides, each once, clockwise from the top-left one. O(width + height).
     *
     * @throws IllegalArgumentException if these are more than {@value #MAX_POINTS}
     */
    public List<Point> border() {
        requireListable(Math.min(area(), 2L * width + 2L * height - (width > 1 && height > 1 ? 4 : 0)));
        ImmutableList.Builder<Point> points = ImmutableList.builder();
        for (int column = 0; column < width; column++) {
            points.add(new Point(x + column, y));
        }
        for (int row = 1; row < height; row++) {
            points.add(new Point(right(), y + row));
        }
        // A single row or column has no way back.
        for (int column = width - 2; column >= 0 && height > 1; column--) {
            points.add(new Point(x + column, bottom()));
        }
        for (int row = height - 2; row > 0 && width > 1; row--) {
            points.add(new Point(x, y + row));
        }
        return points.build();
    }

    /**
     * The cells of this rectangle around a cell, nearest first: by moves of a king in chess, then clockwise from the
     * top-left one. Each is made when it is asked for.
     */
    public Stream<Point> outwardFrom(Point middle) {
        int farthest = Math.max(
                Math.max(middle.x() - x, right() - middle.x()), Math.max(middle.y() - y, bottom() - middle.y()));
        return IntStream.rangeClosed(0, farthest)
                .mapToObj(away -> new Rect(middle.x() - away, middle.y() - away, 2 * away + 1, 2 * away + 1))
                .flatMap(ring -> ring.border().stream())
                .filter(this::contains);
    }

    private static Rect ofEnds(long left, long top, long right, long bottom) {
        long width = right - left + 1;
        long height = bottom - top + 1;
        if (left < Integer.MIN_VALUE || top < Integer.MIN_VALUE || Math.max(width, height) > Integer.MAX_VALUE) {
            throw new IllegalArgumentException("a rectangle of " + width + " x " + height + " cells at (" + left + ","
                    + top + ") reaches beyond what an int holds; make it smaller");
        }
        return new Rect((int) left, (int) top, (int) width, (int) height);
    }
}
