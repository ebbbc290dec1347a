package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import java.util.Collection;

/**
 * Where a chase takes place: the cells that can be stepped onto, and which 16 x 16 of them are looked at. They lie around
 * the one that flees, and move in strides of 4, so that most of its steps stay in the same part.
 */
record ChaseGround(BitGrid open, Movement movement, Point self, int left, int top) {

    static final int SIDE = 16;

    private static final int STRIDE = 4;

    static ChaseGround of(BitGridView open, Movement movement, Point self, Collection<Point> pursuers) {
        BitGrid all = BitGrid.copyOf(open);
        addTo(all, self);
        pursuers.forEach(pursuer -> addTo(all, pursuer));
        return new ChaseGround(all, movement, self, start(self.x(), open.width()), start(self.y(), open.height()));
    }

    private static void addTo(BitGrid open, Point cell) {
        if (!open.contains(cell)) {
            throw new IllegalArgumentException("Somebody at " + cell + " is outside the grid of " + open.width() + " x "
                    + open.height() + "; only who is on it can flee or pursue");
        }
        open.set(cell);
    }

    private static int start(int at, int length) {
        int wanted = at / STRIDE * STRIDE + STRIDE / 2 - SIDE / 2;
        return Math.max(0, Math.min(wanted, length - SIDE));
    }

    int right() {
        return Math.min(left + SIDE, open.width());
    }

    int bottom() {
        return Math.min(top + SIDE, open.height());
    }

    /** Whether all cells of the grid are looked at. */
    boolean isWhole() {
        return open.width() <= SIDE && open.height() <= SIDE;
    }

    boolean contains(Point cell) {
        return cell.x() >= left && cell.y() >= top && cell.x() < right() && cell.y() < bottom();
    }

    /** Whether a step leads from one open cell to another by the rule of walking. */
    boolean allows(Point from, Direction direction) {
        Point to = from.step(direction);
        return movement.allows(direction)
                && open.getOrFalse(to.x(), to.y())
                && (!direction.isDiagonal()
                        || !movement.needsBothSides()
                        || (open.getOrFalse(from.x(), to.y()) && open.getOrFalse(to.x(), from.y())));
    }
}
