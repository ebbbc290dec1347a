package io.github.undercroft.pathfinding.brain;

import io.github.undercroft.Entity;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.Footprint;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * The places of somebody that fills several cells.
 *
 * @param body what it fills
 * @param open the single cells that it can pass
 * @param doors the single closed cells that it can open; null if it opens none
 */
record LargePlaces(Footprint body, BitGrid open, @Nullable DoorKnowledge doors) {

    /** Null for who fills one cell. */
    static @Nullable LargePlaces of(Entity who, BitGrid open, @Nullable DoorKnowledge doors) {
        Footprint body = who.footprint();
        return body.isOneCell() ? null : new LargePlaces(body, open, doors);
    }

    /** Where it may stand on those cells; the cells themselves for who fills one. */
    static BitGrid standing(@Nullable LargePlaces large, BitGrid cells) {
        return large == null ? cells : large.body.standsOn(cells);
    }

    /** The places at which one of its cells is one of those; the cells themselves for who fills one. */
    static BitGridView meeting(Entity who, BitGridView cells) {
        return who.footprint().isOneCell() ? cells : who.footprint().meeting(cells);
    }

    /** All cells that it fills at one of these places at least. */
    BitGrid filled(BitGridView places) {
        BitGrid filled = BitGrid.copyOf(places);
        for (int x = 1; x < body.width(); x++) {
            filled.orShifted(BitGrid.copyOf(filled), Direction.EAST);
        }
        for (int y = 1; y < body.height(); y++) {
            filled.orShifted(BitGrid.copyOf(filled), Direction.SOUTH);
        }
        return filled;
    }

    /** Whether one cell of its place at least is a closed door that it can open, and the others are open. */
    boolean isDoor(int x, int y) {
        boolean hasDoor = false;
        for (Point cell : body.cells(new Point(x, y))) {
            if (!isPassable(cell)) {
                return false;
            }
            hasDoor |= !open.get(cell.x(), cell.y());
        }
        return hasDoor;
    }

    /** Whether it can pass or open that cell. */
    boolean isPassable(Point cell) {
        return open.getOrFalse(cell.x(), cell.y())
                || (doors != null && open.contains(cell) && doors.canOpen(cell.x(), cell.y()));
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
