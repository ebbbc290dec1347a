package io.github.undercroft.pathfinding.brain;

import io.github.undercroft.Entity;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.Footprint;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * The places of somebody that fills several cells.
 *
 * @param body what it fills
 * @param open the single cells that it can pass
 */
record LargePlaces(Footprint body, BitGrid open) {

    /** Null for who fills one cell. */
    static @Nullable LargePlaces of(Entity who, BitGrid open) {
        Footprint body = who.footprint();
        return body.isOneCell() ? null : new LargePlaces(body, open);
    }

    /** Where it may stand on those cells; the cells themselves for who fills one. */
    static BitGrid standing(@Nullable LargePlaces large, BitGrid cells) {
        return large == null ? cells : large.body.standsOn(cells);
    }

    /** Whether one cell of its place at least is a closed door that it can open, and the others are open. */
    boolean isDoor(DoorKnowledge doors, int x, int y) {
        boolean hasDoor = false;
        for (Point cell : body.cells(new Point(x, y))) {
            boolean isOpen = open.getOrFalse(cell.x(), cell.y());
            if (!isOpen && !doors.canOpen(cell.x(), cell.y())) {
                return false;
            }
            hasDoor |= !isOpen;
        }
        return hasDoor;
    }

    /** What the dearest cell of a place costs. */
    double most(int x, int y, ToDoubleFunction<Point> each) {
        double most = 0;
        for (Point cell : body.cells(new Point(x, y))) {
            most = Math.max(most, each.applyAsDouble(cell));
        }
        return most;
    }
}
