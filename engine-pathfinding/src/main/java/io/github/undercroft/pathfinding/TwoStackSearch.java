package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.pathfinding.PathBuffer.Outcome;
import java.util.Arrays;

/**
 * A* in four directions where all steps cost 1, without a queue: a step either brings one closer and leaves the expected
 * total as it is, or leads away and makes it 2 more. So there are two stacks of cells to expand, those at the present total
 * and those at the next; and what a cell has cost is the total less its distance from the goal, and need not be stored.
 *
 * <p>Of the cells at hand the one found last is expanded first; steps are tried north, east, south, west.
 */
final class TwoStackSearch {

    private static final int NORTH = 0;
    private static final int EAST = 1;
    private static final int SOUTH = 2;
    private static final int WEST = 3;
    private static final int DONE = 4;

    /** Of bits of a mark below its stamp. */
    private static final int STAMP_SHIFT = 3;

    /** For each cell: the stamp of the search that has found it, whether it is done, and the direction to it. */
    private int[] marks = new int[0];

    private int stamp;
    private Stack now = new Stack();
    private Stack later = new Stack();
    private long[] open = new long[0];

    /** Cells with their columns. */
    private static final class Stack {
        private long[] cells = new long[64];
        private int size;

        void push(int cell, int x) {
            if (size == cells.length) {
                cells = Arrays.copyOf(cells, 2 * size);
            }
            cells[size++] = (long) cell << 32 | x;
        }
    }

    private int pitch;
    private int goalX;
    private int goalRow;

    /** Answers the request, which has one goal; false if there is no path. */
    boolean find(WalkMap map, PathRequest request, PathBuffer buffer) {
        Point start = request.start();
        Point goal = request.goals().get(0);
        int goalCell = map.number(goal.x(), goal.y());
        int startCell = map.number(start.x(), start.y());
        begin(map, goal);
        if (startCell != goalCell && !map.isOpen(goal.x(), goal.y())) {
            return false;
        }
        marks[startCell] = stamp;
        now.push(startCell, start.x() + 1);
        int budget = request.options().budget();
        int expanded = 0;
        while (now.size > 0) {
            long top = now.cells[--now.size];
            int cell = (int) (top >>> 32);
            if (cell == goalCell) {
                write(startCell, goalCell, expanded, buffer);
                return true;
            }
            if ((marks[cell] & DONE) == 0) {
                if (expanded == budget) {
                    buffer.giveUp(expanded);
                    return true;
                }
                expanded++;
                expand(cell, (int) top);
            }
            if (now.size == 0) {
                Stack empty = now;
                now = later;
                later = empty;
            }
        }
        return false;
    }

    private void begin(WalkMap map, Point goal) {
        int cells = map.pitch * (map.height() + 2);
        if (marks.length < cells) {
            marks = new int[cells];
        }
        stamp += 1 << STAMP_SHIFT;
        if (stamp == 0) {
            // All stamps have been used. Old ones must not be mistaken for new ones.
            Arrays.fill(marks, 0);
            stamp = 1 << STAMP_SHIFT;
        }
        now.size = 0;
        later.size = 0;
        open = map.open;
        pitch = map.pitch;
        goalX = goal.x() + 1;
        goalRow = (goal.y() + 1) * pitch;
    }

    private void expand(int cell, int x) {
        marks[cell] |= DONE;
        step(cell - pitch, x, NORTH, cell >= goalRow + pitch);
        step(cell + 1, x + 1, EAST, x < goalX);
        step(cell + pitch, x, SOUTH, cell < goalRow);
        step(cell - 1, x - 1, WEST, x > goalX);
    }

    private void step(int to, int x, int way, boolean isCloser) {
        if ((open[to >> 6] >>> to & 1) == 0) {
            return;
        }
        int mark = marks[to];
        boolean isNew = (mark ^ stamp) >>> STAMP_SHIFT != 0;
        if (isNew || (isCloser && (mark & DONE) == 0)) {
            marks[to] = stamp | way;
            (isCloser ? now : later).push(to, x);
        }
    }

    private void write(int start, int goal, int expanded, PathBuffer buffer) {
        int cells = 1;
        for (int cell = goal; cell != start; cell = before(cell)) {
            cells++;
        }
        buffer.begin(Outcome.FOUND, expanded, cells);
        int cell = goal;
        for (int index = cells - 1; index >= 0; index--) {
            int row = cell / pitch;
            buffer.put(index, cell - row * pitch - 1, row - 1);
            cell = before(cell);
        }
        buffer.priceAlike();
    }

    /** The cell from which one was reached. */
    private int before(int cell) {
        return switch (marks[cell] & WEST) {
            case NORTH -> cell + pitch;
            case EAST -> cell - 1;
            case SOUTH -> cell - pitch;
            default -> cell + 1;
        };
    }
}
