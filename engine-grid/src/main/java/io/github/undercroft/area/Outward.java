package io.github.undercroft.area;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.GridView;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;

/** Cells from a middle outward: by distance as the crow flies, then in reading order. */
final class Outward {

    private Outward() {}

    /** All cells of the grid at most that many columns and rows away that are wanted; asked in reading order. */
    static List<Point> cells(GridView grid, Point middle, int radius, Predicate<Point> wanted) {
        List<Point> found = new ArrayList<>();
        int top = (int) Math.max(0, (long) middle.y() - radius);
        int left = (int) Math.max(0, (long) middle.x() - radius);
        long bottom = Math.min(grid.height() - 1, (long) middle.y() + radius);
        long right = Math.min(grid.width() - 1, (long) middle.x() + radius);
        for (int y = top; y <= bottom; y++) {
            for (int x = left; x <= right; x++) {
                Point cell = new Point(x, y);
                if (wanted.test(cell)) {
                    found.add(cell);
                }
            }
        }
        // The sort is stable, so equally far cells stay in reading order.
        found.sort(Comparator.comparingLong(cell -> squared(middle, cell)));
        return ImmutableList.copyOf(found);
    }

    private static long squared(Point middle, Point cell) {
        long dx = (long) cell.x() - middle.x();
        long dy = (long) cell.y() - middle.y();
        return dx * dx + dy * dy;
    }
}
