package io.github.undercroft.fov;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;

/** What all slow fields of view share: find everything without limits first, and then leave out what is not in reach. */
abstract class SlowSight {

    private BitGridView open = BitGrid.of(1, 1);
    private BitGrid seen = BitGrid.of(1, 1);
    private Point origin = new Point(0, 0);
    private int turn;

    final BitGrid compute(BitGridView transparent, Point from, Reach reach) {
        open = transparent;
        origin = from;
        seen = BitGrid.of(transparent.width(), transparent.height());
        seen.set(from);
        for (turn = 0; turn < 8; turn++) {
            look();
        }
        for (Point cell : seen.bounds().points()) {
            if (!reach.contains(cell.x() - from.x(), cell.y() - from.y())) {
                seen.clear(cell);
            }
        }
        return seen;
    }

    /** Looks in one direction; called for all eight turned and mirrored pictures of the map. */
    abstract void look();

    final boolean isInside(long column, long row) {
        Point cell = cell(column, row);
        return seen.contains(cell);
    }

    final boolean isOpen(long column, long row) {
        Point cell = cell(column, row);
        return open.getOrFalse(cell.x(), cell.y());
    }

    final void see(long column, long row) {
        if (isInside(column, row)) {
            seen.set(cell(column, row));
        }
    }

    private Point cell(long column, long row) {
        int x = (int) ((turn & 1) == 0 ? column : -column);
        int y = (int) ((turn & 2) == 0 ? row : -row);
        return (turn & 4) == 0 ? origin.plus(x, y) : origin.plus(y, x);
    }
}
