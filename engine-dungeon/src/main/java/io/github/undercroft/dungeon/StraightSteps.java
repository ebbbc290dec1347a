package io.github.undercroft.dungeon;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import java.util.Arrays;
import java.util.OptionalInt;

/**
 * Counts the straight steps between open cells. Each call searches ring by ring, O(cells within the steps asked for). Cells
 * may be opened and closed between calls; 4 bytes a cell are kept. For one thread.
 */
public final class StraightSteps {

    private final BitGridView open;
    /** The number of the last search that reached the cell. */
    private final int[] reachedBy;

    private int searches;
    private int[] queue = new int[256];
    private int size;

    /** A counter over the cells that are set. */
    public StraightSteps(BitGridView open) {
        this.open = open;
        reachedBy = new int[open.width() * open.height()];
    }

    /**
     * From one open cell to another.
     *
     * @param max how many steps are looked at, 0 or more
     * @return the number of steps; empty if there are more than that, or no way at all
     */
    public OptionalInt between(Point start, Point goal, int max) {
        int distance = Math.abs(start.x() - goal.x()) + Math.abs(start.y() - goal.y());
        if (distance == 0 || distance > max) {
            return distance == 0 ? OptionalInt.of(0) : OptionalInt.empty();
        }
        searches++;
        size = 0;
        int target = goal.y() * open.width() + goal.x();
        enter(start.x(), start.y());
        int from = 0;
        for (int steps = 1; steps <= max && from < size; steps++) {
            for (int end = size; from < end; from++) {
                spread(queue[from]);
            }
            if (reachedBy[target] == searches) {
                return OptionalInt.of(steps);
            }
        }
        return OptionalInt.empty();
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
