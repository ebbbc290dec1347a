package io.github.undercroft.pathfinding;

import io.github.undercroft.grid.BitGrid;
import java.util.Arrays;

/**
 * A* on whole numbers. A node is one long: a stamp that falls with each search, the cost, whether the cell is expanded, and the
 * direction to it. So one comparison says whether a path is cheaper than one known in this search.
 */
abstract class WholeNumberSearch extends AStar {

    static final int COST_SHIFT = 4;
    /** The bits below the cost. */
    static final int LOW = 15;

    private static final int STAMP_SHIFT = 48;
    private static final long COST = (1L << (STAMP_SHIFT - COST_SHIFT)) - 1;
    private static final int DONE = 8;
    private static final int WAY = 7;
    private static final int FIRST_STAMP = (1 << 15) - 1;

    final WholeNumberGoals goals = new WholeNumberGoals();
    final LongHeap queue = new LongHeap();
    /** From a cell to the next in each direction, and what that step costs at a price of 1. */
    final int[] offsets = new int[8];

    final long[] units = new long[8];
    long[] known = new long[0];
    long stampBits;
    PathKeys keys = PathKeys.ofUnits(1, 1, 1, 1);
    /** The least cost of a goal reached. */
    private long best;

    private int stamp = 1;

    /** Begins with the start as the only cell that is known, on a grid and a border of that many cells around it. */
    final void begin(PathRequest request, int borderCells, PathKeys newKeys) {
        begin(request, borderCells);
        int rowLength = request.ground().width() + 2 * borderCells;
        keys = newKeys;
        goals.begin(request, borderCells, keys);
        queue.clear();
        forget(rowLength * (request.ground().height() + 2 * borderCells));
        known[start] = stampBits;
        for (int way = 0; way < 8; way++) {
            offsets[way] = Ways.DY[way] * rowLength + Ways.DX[way];
            units[way] = (way & 1) == 0 ? keys.straight : keys.diagonal;
        }
    }

    private void forget(int cells) {
        best = Long.MAX_VALUE;
        stamp--;
        if (known.length < cells) {
            known = new long[cells];
            stamp = 0;
        }
        if (stamp == 0) {
            // Old stamps must be higher than new ones.
            Arrays.fill(known, Long.MAX_VALUE);
            stamp = FIRST_STAMP - 1;
        }
        stampBits = (long) stamp << STAMP_SHIFT;
    }

    @Override
    final int next() {
        while (!queue.isEmpty() && keys.total(queue.first()) <= best) {
            int cell = keys.cell(queue.pop());
            if ((known[cell] & DONE) == 0) {
                return cell;
            }
        }
        return NONE;
    }

    /** Takes nothing out any more. */
    final void giveUp() {
        best = -1;
    }

    @Override
    final boolean isGoal(int cell) {
        return goals.isGoal(cell);
    }

    @Override
    final boolean arrive(int goal) {
        best = cost(goal);
        reached = goals.preferred(reached, goal);
        return isOver();
    }

    /** Whether a goal that is reached ends the search. */
    abstract boolean isOver();

    @Override
    final void expand(int cell) {
        long knows = known[cell];
        known[cell] = knows | DONE;
        expand(cell, knows >> COST_SHIFT & COST, cell == start ? Ways.START : (int) knows & WAY);
    }

    /** Tries the steps from a cell to which the way costs that much and came in that direction. */
    abstract void expand(int cell, long cost, int way);

    final boolean isTouched(int cell) {
        return known[cell] >> STAMP_SHIFT == stamp;
    }

    /** Whether steps were tried from a cell. */
    final boolean isDone(int cell) {
        return isTouched(cell) && (known[cell] & DONE) != 0;
    }

    final long cost(int cell) {
        return known[cell] >> COST_SHIFT & COST;
    }

    @Override
    final double costOf(int cell) {
        return cost(cell);
    }

    /** The direction of the step to a cell. */
    final int way(int cell) {
        return (int) known[cell] & WAY;
    }

    @Override
    final int before(int cell) {
        return cell - offsets[way(cell)];
    }

    @Override
    public final void markExpanded(BitGrid cells) {
        for (int y = 0; y < cells.height(); y++) {
            for (int x = 0; x < cells.width(); x++) {
                if (isDone(number(x, y))) {
                    cells.set(x, y);
                }
            }
        }
    }
}
