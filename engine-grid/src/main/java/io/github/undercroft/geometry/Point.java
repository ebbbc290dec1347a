package io.github.undercroft.geometry;

/**
 * A cell of a grid. The origin is the top-left cell, x grows east and y grows south. Any two ints make a point, also
 * one outside every board.
 */
public record Point(int x, int y) implements Comparable<Point> {

    /** @return the neighbouring point in that direction */
    public Point step(Direction direction) {
        return new Point(x + direction.dx(), y + direction.dy());
    }

    /** @return the point {@code steps} steps away in that direction; negative steps go backwards */
    public Point step(Direction direction, int steps) {
        return new Point(x + steps * direction.dx(), y + steps * direction.dy());
    }

    /** @return this point moved by {@code dx} and {@code dy} */
    public Point plus(int dx, int dy) {
        return new Point(x + dx, y + dy);
    }

    /** In reading order: by row, then by column. */
    @Override
    public int compareTo(Point other) {
        return y != other.y ? Integer.compare(y, other.y) : Integer.compare(x, other.x);
    }

    @Override
    public String toString() {
        return "(" + x + "," + y + ")";
    }
}
