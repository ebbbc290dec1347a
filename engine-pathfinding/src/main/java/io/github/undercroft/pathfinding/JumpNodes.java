package io.github.undercroft.pathfinding;

import io.github.undercroft.pathfinding.PathBuffer.Outcome;
import java.util.Arrays;

/**
 * What a jump point search knows of each cell that it has reached, and the queue of those to be expanded. A cell is as good
 * as new unless it bears the stamp of the present search, so nothing needs to be cleared.
 */
final class JumpNodes {

    /** The way by which the start was reached; the others are numbers of directions. */
    static final int START = 8;

    private static final int WAY_SHIFT = 26;
    private static final long PARENT = (1L << WAY_SHIFT) - 1;
    private static final long DONE = 1L << 30;

    private final LongHeap queue = new LongHeap();
    /** For each cell its cost; then the stamp, whether it is done, the way by which it was reached, and from where. */
    private long[] nodes = new long[0];

    private int stamp;
    private int pitch;
    private Keys keys;

    JumpNodes(Keys keys) {
        this.keys = keys;
    }

    void begin(WalkMap map) {
        queue.clear();
        keys = map.keys;
        pitch = map.pitch;
        int cells = pitch * (map.height() + 2);
        if (nodes.length < 2 * cells) {
            nodes = new long[2 * cells];
        }
        stamp++;
        if (stamp == 0) {
            // All stamps have been used. Those of 2^32 searches ago must not be mistaken for new ones.
            Arrays.fill(nodes, 0);
            stamp = 1;
        }
    }

    /** Notes a way to a cell, if it is cheaper than those known. */
    void reach(int cell, long cost, long rest, int way, int parent) {
        int i = 2 * cell;
        if ((int) (nodes[i + 1] >>> 32) == stamp && nodes[i] <= cost) {
            return;
        }
        nodes[i] = cost;
        nodes[i + 1] = (long) stamp << 32 | (long) way << WAY_SHIFT | parent;
        queue.add(keys.key(cost + rest, rest, cell));
    }

    /** Takes out the cell to be expanded next; -1 if there is none. */
    int pop() {
        while (!queue.isEmpty()) {
            int cell = keys.cell(queue.pop());
            long node = nodes[2 * cell + 1];
            if ((node & DONE) == 0) {
                nodes[2 * cell + 1] = node | DONE;
                return cell;
            }
        }
        return -1;
    }

    long cost(int cell) {
        return nodes[2 * cell];
    }

    int way(int cell) {
        return (int) (nodes[2 * cell + 1] >>> WAY_SHIFT) & 15;
    }

    private int parent(int cell) {
        return (int) (nodes[2 * cell + 1] & PARENT);
    }

    /** Writes the path to a goal that is in plain sight of a cell: each part of it goes diagonally first, then straight. */
    void write(int last, int goal, int expanded, PathBuffer buffer) {
        int cells = 1 + steps(last, goal);
        for (int cell = last; way(cell) != START; cell = parent(cell)) {
            cells += steps(parent(cell), cell);
        }
        buffer.begin(Outcome.FOUND, expanded, cells);
        int index = writePart(last, goal, cells - 1, buffer);
        int cell = last;
        while (way(cell) != START) {
            index = writePart(parent(cell), cell, index, buffer);
            cell = parent(cell);
        }
        buffer.put(0, cell % pitch - 1, cell / pitch - 1);
        buffer.priceAlike();
    }

    private int steps(int from, int to) {
        return Math.max(Math.abs(to / pitch - from / pitch), Math.abs(to % pitch - from % pitch));
    }

    /** From the end back: without the cell where the part begins. */
    private int writePart(int from, int to, int last, PathBuffer buffer) {
        int x = to % pitch - 1;
        int y = to / pitch - 1;
        int dx = x - (from % pitch - 1);
        int dy = y - (from / pitch - 1);
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
