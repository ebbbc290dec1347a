package io.github.undercroft.pathfinding;

import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.pathfinding.PathBuffer.Status;
import java.util.Arrays;

/**
 * The nodes of a jump point search and the queue of cells to expand. The high bits of a cost are the stamp of its search,
 * and stamps fall with each search. So one comparison says whether a path is cheaper than one known in this search, and
 * nothing needs to be cleared.
 */
final class JumpNodes {

    private static final int WAY_SHIFT = 26;
    private static final int PARENT = (1 << WAY_SHIFT) - 1;
    private static final int DONE = 1 << 30;
    private static final int STAMP_SHIFT = 44;
    private static final long COST = (1L << STAMP_SHIFT) - 1;
    private static final long FIRST_STAMP = (1L << 19) - 1;

    private final LongHeap queue = new LongHeap();
    /** The stamp and the cost. */
    private long[] known = new long[0];
    /** Whether the cell is done, the way by which it was reached, and from where. */
    private int[] origins = new int[0];

    private long stampBits = 1L << STAMP_SHIFT;
    private int pitch;
    private PathKeys keys;

    JumpNodes(PathKeys keys) {
        this.keys = keys;
    }

    void begin(WalkMap map) {
        queue.clear();
        keys = map.keys;
        pitch = map.pitch;
        int cells = pitch * (map.height() + 2);
        stampBits -= 1L << STAMP_SHIFT;
        if (known.length < cells) {
            known = new long[cells];
            origins = new int[cells];
            stampBits = 0;
        }
        if (stampBits == 0) {
            // Old stamps must be higher than new ones.
            Arrays.fill(known, Long.MAX_VALUE);
            stampBits = (FIRST_STAMP - 1) << STAMP_SHIFT;
        }
    }

    /** Whether that path to a cell is cheaper than those known. */
    boolean isCheaper(int cell, long cost) {
        return (stampBits | cost) < known[cell];
    }

    /** Notes a way to a cell that is cheaper than those known. */
    void reach(int cell, long cost, long rest, int origin) {
        known[cell] = stampBits | cost;
        origins[cell] = origin;
        queue.add(keys.key(cost + rest, rest, cell));
    }

    /** Notes that a cell cannot be reached at all. */
    void shut(int cell) {
        known[cell] = stampBits;
        origins[cell] = 0;
    }

    /** The highest total that there is room for. */
    long maxTotal() {
        return keys.maxTotal;
    }

    /** From where and in which direction a cell is reached. */
    static int origin(int from, int way) {
        return way << WAY_SHIFT | from;
    }

    /** Takes out the cell to be expanded next; -1 if there is none. */
    int pop() {
        while (!queue.isEmpty()) {
            int cell = keys.cell(queue.pop());
            int origin = origins[cell];
            if ((origin & DONE) == 0) {
                origins[cell] = origin | DONE;
                return cell;
            }
        }
        return -1;
    }

    /** Marks a cell as not done after all. */
    void putBack(int cell) {
        origins[cell] &= ~DONE;
    }

    void markDone(BitGrid cells) {
        for (int y = 0; y < cells.height(); y++) {
            for (int x = 0; x < cells.width(); x++) {
                int cell = (y + 1) * pitch + x + 1;
                boolean isReached = known[cell] >> STAMP_SHIFT == stampBits >> STAMP_SHIFT;
                if (isReached && (origins[cell] & DONE) != 0) {
                    cells.set(x, y);
                }
            }
        }
    }

    long cost(int cell) {
        return known[cell] & COST;
    }

    int way(int cell) {
        return origins[cell] >>> WAY_SHIFT & 15;
    }

    private int parent(int cell) {
        return origins[cell] & PARENT;
    }

    /**
     * Writes the path to a goal that a diagonal and then a straight line reaches, without prices: each part of it goes
     * diagonally first, then straight.
     */
    void write(int last, int goal, int expanded, PathBuffer buffer) {
        int cells = 1 + steps(last, goal);
        for (int cell = last; way(cell) != Ways.START; cell = parent(cell)) {
            cells += steps(parent(cell), cell);
        }
        buffer.begin(Status.FOUND, expanded, cells);
        int index = writePart(last, goal, cells - 1, buffer);
        int cell = last;
        while (way(cell) != Ways.START) {
            index = writePart(parent(cell), cell, index, buffer);
            cell = parent(cell);
        }
        buffer.put(0, cell % pitch - 1, cell / pitch - 1);
    }

    private int steps(int from, int to) {
        int fromY = from / pitch;
        int toY = to / pitch;
        return Math.max(Math.abs(toY - fromY), Math.abs(to - from - (toY - fromY) * pitch));
    }

    /** From the end back: without the cell where the part begins. */
    private int writePart(int from, int to, int last, PathBuffer buffer) {
        int row = to / pitch;
        int x = to - row * pitch - 1;
        int y = row - 1;
        int fromRow = from / pitch;
        int dx = x - (from - fromRow * pitch - 1);
        int dy = row - fromRow;
        int slanting = Math.min(Math.abs(dx), Math.abs(dy));
        int straight = Math.max(Math.abs(dx), Math.abs(dy)) - slanting;
        int sideways = Math.abs(dx) > Math.abs(dy) ? Integer.signum(dx) : 0;
        int upright = Math.abs(dy) > Math.abs(dx) ? Integer.signum(dy) : 0;
        int index = buffer.putLineBack(last, x, y, sideways, upright, straight);
        int turnX = x - sideways * straight;
        int turnY = y - upright * straight;
        return buffer.putLineBack(index, turnX, turnY, Integer.signum(dx), Integer.signum(dy), slanting);
    }
}
