package io.github.undercroft.dungeon.tool;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import java.util.Arrays;
import java.util.OptionalInt;

/**
 * Counts the straight steps between open cells. Each call searches ring by ring from both ends at once, O(cells within half
 * the steps asked for of one end or the other). Cells may be opened and closed between calls; 4 bytes a cell are kept, in
 * rows filled up to a power of two. For one thread.
 *
 * <p>Source: I. Pohl, "Bi-directional Search", 1971; the smaller ring goes first.
 */
public final class StraightSteps {

    private final BitGridView open;
    /** The column of a cell is in so many low bits of its number, and its row in the bits above. */
    private final int columnBits;
    /** The number of the last front that reached the cell. */
    private final int[] reachedBy;

    private final Front fromStart = new Front();
    private final Front fromGoal = new Front();
    private int fronts;

    /** A counter over the cells that are set. */
    public StraightSteps(BitGridView open) {
        this.open = open;
        columnBits = Integer.SIZE - Integer.numberOfLeadingZeros(open.width() - 1);
        reachedBy = new int[open.height() << columnBits];
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
        fromStart.begin(start);
        fromGoal.begin(goal);
        for (int steps = 1; steps <= max && fromStart.ring() > 0 && fromGoal.ring() > 0; steps++) {
            boolean isStartNext = fromStart.ring() <= fromGoal.ring();
            boolean hasMet = isStartNext ? fromStart.grow(fromGoal) : fromGoal.grow(fromStart);
            if (hasMet) {
                return OptionalInt.of(steps);
            }
        }
        return OptionalInt.empty();
    }

    /** The cells reached from one end. */
    private final class Front {

        private int number;
        private int[] queue = new int[64];
        private int size;
        /** Where the cells of the last ring begin in the queue. */
        private int from;

        void begin(Point end) {
            number = ++fronts;
            size = 0;
            from = 0;
            enter(end.x(), end.y());
        }

        /** How many cells the last ring has. */
        int ring() {
            return size - from;
        }

        /** Goes one step on. Returns whether that reaches a cell of the other front, and then stops there. */
        boolean grow(Front other) {
            for (int end = size; from < end; from++) {
                int x = queue[from] & (1 << columnBits) - 1;
                int y = queue[from] >> columnBits;
                if (enter(x, y - 1) == other.number
                        || enter(x + 1, y) == other.number
                        || enter(x, y + 1) == other.number
                        || enter(x - 1, y) == other.number) {
                    return true;
                }
            }
            return false;
        }

        /** Returns the number of the front that reached the cell before, 0 for a solid one. */
        private int enter(int x, int y) {
            if (!open.getOrFalse(x, y)) {
                return 0;
            }
            int cell = y << columnBits | x;
            int before = reachedBy[cell];
            if (before != number) {
                reachedBy[cell] = number;
                add(cell);
            }
            return before;
        }

        private void add(int cell) {
            if (size == queue.length) {
                queue = Arrays.copyOf(queue, 2 * size);
            }
            queue[size++] = cell;
        }
    }
}
