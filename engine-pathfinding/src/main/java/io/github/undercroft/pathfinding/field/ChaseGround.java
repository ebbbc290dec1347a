package io.github.undercroft.pathfinding.field;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import java.util.Collection;

/**
 * The ground of a chase: the cells that can be entered, and the window of 16 x 16 cells that is considered. The window is
 * around the evader and moves in strides of 4, so that most steps stay in the same window.
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
                    + open.height() + "; evader and pursuers must be on the grid");
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
