package io.github.undercroft.dungeon.step;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import java.util.Arrays;

/** Whether cells are within so many straight steps of each other. 4 bytes a cell, kept for the next question. */
final class BoundedSteps {

    private final BitGridView open;
    private final int most;
    /** The number of the last search that reached the cell. */
    private final int[] reachedBy;

    private int searches;
    private int[] queue = new int[256];
    private int size;

    BoundedSteps(BitGridView open, int most) {
        this.open = open;
        this.most = most;
        reachedBy = new int[open.width() * open.height()];
    }

    /** Whether one gets from one to the other; both are open. */
    boolean reach(Point start, Point goal) {
        int distance = Math.abs(start.x() - goal.x()) + Math.abs(start.y() - goal.y());
        if (distance > most) {
            return false;
        }
        searches++;
        size = 0;
        int target = goal.y() * open.width() + goal.x();
        enter(start.x(), start.y());
        int from = 0;
        for (int steps = 0; steps < most && from < size; steps++) {
            for (int end = size; from < end; from++) {
                spread(queue[from]);
            }
            if (reachedBy[target] == searches) {
                return true;
            }
        }
        return reachedBy[target] == searches;
    }

    private void spread(int cell) {
        int x = cell % open.width();
        int y = cell / open.width();
        for (Direction direction : Direction.cardinal()) {
            enter(x + direction.dx(), y + direction.dy());
        }
    }

    private void enter(int x, int y) {
        if (!open.getOrFalse(x, y)) {
            return;
        }
        int cell = y * open.width() + x;
        if (reachedBy[cell] != searches) {
            reachedBy[cell] = searches;
            if (size == queue.length) {
                queue = Arrays.copyOf(queue, 2 * size);
            }
            queue[size++] = cell;
        }
    }
}
