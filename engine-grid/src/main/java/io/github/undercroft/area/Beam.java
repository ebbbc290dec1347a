package io.github.undercroft.area;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Line;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import java.util.List;
import java.util.function.Predicate;

/**
 * A lightning bolt: the straight {@link Line} from the start toward the target and beyond it, through creatures, up to its
 * length or the first cell that is not open. The start is not part of it. Where the line passes exactly between two cells it takes
 * the side on which a wall stops it later.
 *
 * <p>In the order of the line; nothing if the target is the start itself. O(length).
 *
 * @param length how many cells, 1 or more
 */
public record Beam(int length) implements AreaShape {

    public Beam {
        if (length < 1) {
            throw new IllegalArgumentException(
                    "A beam is 1 or more cells long; this is " + length + ". Give 1 for the next cell");
        }
    }

    @Override
    public Anchor anchor() {
        return Anchor.START;
    }

    @Override
    public List<Point> cells(BitGridView open, Point start, Point target) {
        int max = Math.min(length, Math.max(open.width(), open.height()));
        ImmutableList.Builder<Point> cells = ImmutableList.builder();
        // The border of the map decides for neither of two lines.
        Predicate<Point> passes = cell -> !open.contains(cell) || open.get(cell);
        List<Point> line = Line.beginning(start, beyond(start, target, max), max, passes);
        for (Point cell : line.subList(1, line.size())) {
            if (!open.getOrFalse(cell.x(), cell.y())) {
                break;
            }
            cells.add(cell);
        }
        return cells.build();
    }

    /** A point that far away or farther, to which the line is the same as to the target and goes on. */
    private static Point beyond(Point start, Point target, int length) {
        long dx = (long) target.x() - start.x();
        long dy = (long) target.y() - start.y();
        long steps = Math.max(Math.abs(dx), Math.abs(dy));
        if (steps == 0 || steps >= length) {
            return target;
        }
        long times = (length + steps - 1) / steps;
        return new Point(inRange(start.x() + times * dx), inRange(start.y() + times * dy));
    }

    private static int inRange(long coordinate) {
        return (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, coordinate));
    }
}
