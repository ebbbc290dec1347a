package io.github.undercroft.fov;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;

/** Rays to all cells along the border of the box in reach, each cell of a ray computed for itself. */
final class SlowRaySight {

    private SlowRaySight() {}

    static BitGrid compute(BitGridView transparent, Point from, Reach reach) {
        BitGrid seen = BitGrid.of(transparent.width(), transparent.height());
        seen.set(from);
        int radius = Math.min(reach.radius(), transparent.width() + transparent.height());
        Rect box = new Rect(from.x() - radius, from.y() - radius, 2 * radius + 1, 2 * radius + 1)
                .intersection(seen.bounds())
                .orElseThrow();
        for (Point border : box.border()) {
            cast(transparent, seen, from, border);
        }
        for (Point cell : seen.bounds().points()) {
            if (!reach.contains(cell.x() - from.x(), cell.y() - from.y())) {
                seen.clear(cell);
            }
        }
        return seen;
    }

    private static void cast(BitGridView transparent, BitGrid seen, Point from, Point to) {
        int dx = to.x() - from.x();
        int dy = to.y() - from.y();
        int steps = Math.max(Math.abs(dx), Math.abs(dy));
        for (int step = 1; step <= steps; step++) {
            Point cell = from.plus(towardsZero(step * dx, steps), towardsZero(step * dy, steps));
            seen.set(cell);
            if (!transparent.get(cell)) {
                return;
            }
        }
    }

    private static int towardsZero(int top, int bottom) {
        return (int) (Integer.signum(top) * new Fraction(Math.abs(top), bottom).roundedDown());
    }
}
