package io.github.undercroft.geometry;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Optional;

/** The eight steps, clockwise from north. The order is contract: iteration and tie-breaking follow it. */
public enum Direction {
    NORTH(0, -1),
    NORTH_EAST(1, -1),
    EAST(1, 0),
    SOUTH_EAST(1, 1),
    SOUTH(0, 1),
    SOUTH_WEST(-1, 1),
    WEST(-1, 0),
    NORTH_WEST(-1, -1);

    private static final ImmutableList<Direction> ALL = ImmutableList.copyOf(values());
    private static final ImmutableList<Direction> CARDINAL = ImmutableList.of(NORTH, EAST, SOUTH, WEST);
    private static final ImmutableList<Direction> DIAGONAL =
            ImmutableList.of(NORTH_EAST, SOUTH_EAST, SOUTH_WEST, NORTH_WEST);

    private final int dx;
    private final int dy;

    Direction(int dx, int dy) {
        this.dx = dx;
        this.dy = dy;
    }

    /** @return all eight, clockwise from north */
    public static List<Direction> all() {
        return ALL;
    }

    /** @return north, east, south, west */
    public static List<Direction> cardinal() {
        return CARDINAL;
    }

    /** @return north-east, south-east, south-west, north-west */
    public static List<Direction> diagonal() {
        return DIAGONAL;
    }

    /** @return the direction of a single step from one point to the other; empty if they are not neighbours */
    public static Optional<Direction> between(Point from, Point to) {
        int dx = to.x() - from.x();
        int dy = to.y() - from.y();
        for (Direction direction : ALL) {
            if (direction.dx == dx && direction.dy == dy) {
                return Optional.of(direction);
            }
        }
        return Optional.empty();
    }

    /** @return the nearest of the eight directions, by angle, also of points far apart; empty if the points are one */
    public static Optional<Direction> towards(Point from, Point to) {
        long dx = (long) to.x() - from.x();
        long dy = (long) to.y() - from.y();
        int stepX = 12 * Math.abs(dx) <= 5 * Math.abs(dy)
                ? 0
                : Long.signum(dx); // 5 to 12 is next to the slope halfway between two
        int stepY = 12 * Math.abs(dy) <= 5 * Math.abs(dx) ? 0 : Long.signum(dy);
        return between(new Point(0, 0), new Point(stepX, stepY));
    }

    /**
     * The straight step that a simple pursuer takes: along the longer way, sideways or up and down; up and down if both are
     * as long.
     *
     * @return north, east, south or west; empty if the points are one
     */
    public static Optional<Direction> straightTowards(Point from, Point to) {
        long dx = (long) to.x() - from.x();
        long dy = (long) to.y() - from.y();
        if (Math.abs(dx) > Math.abs(dy)) {
            return Optional.of(dx > 0 ? EAST : WEST);
        }
        return dy == 0 ? Optional.empty() : Optional.of(dy > 0 ? SOUTH : NORTH);
    }

    /** @return -1 west, 0, or 1 east */
    public int dx() {
        return dx;
    }

    /** @return -1 north, 0, or 1 south */
    public int dy() {
        return dy;
    }

    /** @return whether this is one of the four slanting steps */
    public boolean isDiagonal() {
        return dx != 0 && dy != 0;
    }

    /** @return the direction after {@code eighths} eighths of a full turn clockwise; negative turns the other way */
    public Direction turned(int eighths) {
        return ALL.get(Math.floorMod(ordinal() + eighths, 8));
    }

    /** @return the way back */
    public Direction opposite() {
        return turned(4);
    }
}
