package io.github.undercroft.dungeon.feature;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.random.RandomSource;
import java.util.List;
import java.util.Objects;

/**
 * The cells of a feature, without its walls.
 *
 * @param shape the name of the shape, such as {@code "round room"}
 * @param kind the kind of area that it becomes
 * @param parts rectangles that together are its cells; none shares a cell with another, and each but the first lies side by
 *     side with an earlier one
 * @param ends cells beside which the next features are dug first, such as the end of a corridor
 */
public record Outline(String shape, AreaKind kind, List<Rect> parts, List<Point> ends) {

    /** Refuses cells that are not connected. O(parts * parts). */
    public Outline {
        Objects.requireNonNull(shape, "shape");
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(parts, "parts");
        Objects.requireNonNull(ends, "ends");
        parts = ImmutableList.copyOf(parts);
        ends = ImmutableList.copyOf(ends);
        if (parts.isEmpty()) {
            throw new IllegalArgumentException(
                    "The feature \"" + shape + "\" has no cells; give it a rectangle or more");
        }
        for (int i = 1; i < parts.size(); i++) {
            requireBeside(shape, parts, i);
        }
    }

    private static void requireBeside(String shape, List<Rect> parts, int index) {
        Rect part = parts.get(index);
        boolean isBeside = false;
        for (Rect earlier : parts.subList(0, index)) {
            if (earlier.intersects(part)) {
                throw new IllegalArgumentException("Two parts of the feature \"" + shape + "\", " + earlier + " and "
                        + part + ", share cells; cut one of them");
            }
            boolean isInRows = earlier.y() <= part.bottom() && part.y() <= earlier.bottom();
            boolean isInColumns = earlier.x() <= part.right() && part.x() <= earlier.right();
            isBeside |= isInRows && (earlier.right() + 1 == part.x() || part.right() + 1 == earlier.x());
            isBeside |= isInColumns && (earlier.bottom() + 1 == part.y() || part.bottom() + 1 == earlier.y());
        }
        if (!isBeside) {
            throw new IllegalArgumentException("The part " + part + " of the feature \"" + shape
                    + "\" is not beside an earlier one; put them in an order in which each is");
        }
    }

    /** @return an outline without ends */
    public static Outline of(String shape, AreaKind kind, Rect... parts) {
        return new Outline(shape, kind, ImmutableList.copyOf(parts), ImmutableList.of());
    }

    /** @return the smallest rectangle with all of its cells */
    public Rect bounds() {
        Rect bounds = parts.get(0);
        for (int i = 1; i < parts.size(); i++) {
            Rect part = parts.get(i);
            Point corner = new Point(Math.min(bounds.x(), part.x()), Math.min(bounds.y(), part.y()));
            Point other = new Point(Math.max(bounds.right(), part.right()), Math.max(bounds.bottom(), part.bottom()));
            bounds = Rect.spanning(corner, other);
        }
        return bounds;
    }

    /** @return whether it has that cell */
    public boolean contains(Point cell) {
        for (int i = 0; i < parts.size(); i++) {
            if (parts.get(i).contains(cell)) {
                return true;
            }
        }
        return false;
    }

    /** @return this outline moved so many columns to the right and rows down */
    public Outline moved(int dx, int dy) {
        ImmutableList.Builder<Rect> movedParts = ImmutableList.builderWithExpectedSize(parts.size());
        for (Rect part : parts) {
            movedParts.add(new Rect(part.x() + dx, part.y() + dy, part.width(), part.height()));
        }
        ImmutableList.Builder<Point> movedEnds = ImmutableList.builderWithExpectedSize(ends.size());
        for (Point end : ends) {
            movedEnds.add(end.plus(dx, dy));
        }
        return new Outline(shape, kind, movedParts.build(), movedEnds.build());
    }

    /**
     * Moves the outline so that it touches the joint: a cell of the side that faces the joint comes next to it.
     *
     * @param random drawn from once, to choose among these cells with equal chances
     */
    public Outline beyond(Joint joint, RandomSource random) {
        Objects.requireNonNull(joint, "joint");
        Objects.requireNonNull(random, "random");
        Point touching = random.pick(furthest(joint.direction().opposite()));
        Point target = joint.beyond();
        return moved(target.x() - touching.x(), target.y() - touching.y());
    }

    /** Its outermost cells on a side, in reading order. There may be gaps between them. */
    List<Point> furthest(Direction side) {
        List<Point> line = side(side).points();
        return parts.size() == 1 ? line : line.stream().filter(this::contains).collect(ImmutableList.toImmutableList());
    }

    /** The span from the first to the last of the outermost cells on a side. */
    Rect side(Direction side) {
        Rect bounds = bounds();
        int x = side == Direction.EAST ? bounds.right() : bounds.x();
        int y = side == Direction.SOUTH ? bounds.bottom() : bounds.y();
        boolean isColumn = side.dx() != 0;
        Rect line = isColumn ? new Rect(x, y, 1, bounds.height()) : new Rect(x, y, bounds.width(), 1);
        if (parts.size() == 1) {
            return line;
        }
        int first = Integer.MAX_VALUE;
        int last = Integer.MIN_VALUE;
        for (Rect part : parts) {
            if (part.intersects(line)) {
                first = Math.min(first, isColumn ? part.y() : part.x());
                last = Math.max(last, isColumn ? part.bottom() : part.right());
            }
        }
        return isColumn ? new Rect(x, first, 1, last - first + 1) : new Rect(first, y, last - first + 1, 1);
    }
}
