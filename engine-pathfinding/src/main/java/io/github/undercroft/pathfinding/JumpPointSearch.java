package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;

/**
 * Jump point search on open cells: of equally cheap ways over open ground only the one that goes diagonally first is
 * followed, and only cells are queued where a wall beside the way begins or ends. Scans along rows and columns look at 64
 * cells at once; the cells of a diagonal way, from each of which two scans start, are not queued.
 *
 * <p>Before a cell is expanded, it is asked whether the goal lies in plain sight, diagonally and then straight. If so the
 * search is over: no other cell promises less. Every step from a cell to the goal has that form, so scans need not look for
 * the goal.
 *
 * <p>Source: D. Harabor, A. Grastien, "Online Graph Pruning for Pathfinding on Grid Maps", 2011, and "Improving Jump Point
 * Search", 2014.
 */
abstract class JumpPointSearch implements SearchKernel {

    static final int NORTH = 0;
    static final int EAST = 2;
    static final int SOUTH = 4;
    static final int WEST = 6;

    private final JumpNodes nodes;
    private final ClosestCell closest = new ClosestCell();
    private KnownJumps known = new KnownJumps();
    private BitLines rows;
    private BitLines columns;
    private int pitch;
    private long straight;
    private long diagonal;
    private int goalX;
    private int goalY;
    /** The cell that is expanded. */
    private int from;

    private long fromCost;

    JumpPointSearch(WalkMap map) {
        nodes = new JumpNodes(map.keys);
        rows = map.rows;
        columns = map.columns;
    }

    /**
     * Finds a way to one of the goals of a request; false if there is none.
     *
     * @param jumps what is known of that map, and learns more
     */
    final boolean find(WalkMap onMap, KnownJumps jumps, PathRequest request, Point goal, PathBuffer buffer) {
        Point start = request.start();
        known = jumps;
        begin(onMap, goal);
        closest.begin(request);
        int goalCell = goalY * pitch + goalX;
        int budget = request.options().budget();
        int expanded = 0;
        int startCell = onMap.number(start.x(), start.y());
        nodes.reach(startCell, 0, rest(start.x() + 1, start.y() + 1), JumpNodes.origin(startCell, JumpNodes.START));
        if (startCell == goalCell) {
            nodes.write(startCell, goalCell, 0, buffer);
            return true;
        }
        if (!onMap.isOpen(goal.x(), goal.y())) {
            return false;
        }
        for (int cell = nodes.pop(); cell >= 0; cell = nodes.pop()) {
            if (expanded == budget) {
                nodes.putBack(cell);
                nodes.write(closest.cell(), closest.cell(), expanded, buffer);
                buffer.giveUp();
                return true;
            }
            expanded++;
            int y = cell / pitch;
            int x = cell - y * pitch;
            if (seesGoal(x, y)) {
                nodes.write(cell, goalCell, expanded, buffer);
                return true;
            }
            if (closest.isWanted()) {
                closest.consider(cell, (double) rest(x, y));
            }
            jump(cell, x, y);
        }
        return false;
    }

    @Override
    public final void markExpanded(BitGrid cells) {
        nodes.markDone(cells);
    }

    private void begin(WalkMap onMap, Point goal) {
        nodes.begin(onMap);
        rows = onMap.rows;
        columns = onMap.columns;
        pitch = onMap.pitch;
        straight = onMap.keys.straight;
        diagonal = onMap.keys.diagonal;
        goalX = goal.x() + 1;
        goalY = goal.y() + 1;
    }

    /** Goes on from a cell, by what is known from the last time or by scanning. */
    private void jump(int cell, int x, int y) {
        from = cell;
        fromCost = nodes.cost(cell);
        int way = nodes.way(cell);
        int entry = known.find(cell, way);
        if (entry >= 0) {
            int end = known.end(entry);
            for (int place = KnownJumps.first(entry); place < end; place += KnownJumps.PLACE) {
                note(known.x(place), known.y(place), fromCost + known.cost(place), known.way(place));
            }
            return;
        }
        if (way != JumpNodes.START) {
            known.begin(cell, way, x, y);
        }
        expand(x, y, way, fromCost);
        known.end();
    }

    /** Follows the ways on from a cell that are worth it, having come to it in that direction. */
    abstract void expand(int x, int y, int way, long cost);

    /** Whether a diagonal step can be taken. */
    abstract boolean canSlant(int x, int y, int dx, int dy);

    final boolean isOpen(int x, int y) {
        return rows.isOpen(x, y);
    }

    final long diagonalCost() {
        return diagonal;
    }

    private long rest(int x, int y) {
        int dx = Math.abs(goalX - x);
        int dy = Math.abs(goalY - y);
        int shorter = Math.min(dx, dy);
        return shorter * diagonal + (Math.max(dx, dy) - shorter) * straight;
    }

    final void reach(int x, int y, long cost, int way) {
        if (known.isOpen()) {
            known.look(x, y);
            known.add(x, y, way, cost - fromCost);
        }
        note(x, y, cost, way);
    }

    private void note(int x, int y, long cost, int way) {
        int cell = y * pitch + x;
        if (nodes.isCheaper(cell, cost)) {
            nodes.reach(cell, cost, rest(x, y), JumpNodes.origin(from, way));
        }
    }

    /** The last part, along a row or column, is looked at first: it takes one look at 64 cells. */
    private boolean seesGoal(int fromX, int fromY) {
        int slanting = Math.min(Math.abs(goalX - fromX), Math.abs(goalY - fromY));
        int dx = Integer.signum(goalX - fromX);
        int dy = Integer.signum(goalY - fromY);
        int turnX = fromX + slanting * dx;
        int turnY = fromY + slanting * dy;
        boolean isClear = turnY == goalY ? rows.isClear(goalY, turnX, goalX) : columns.isClear(goalX, turnY, goalY);
        return isClear && canSlantTo(turnX, fromX, fromY, dx, dy);
    }

    private boolean canSlantTo(int turnX, int fromX, int fromY, int dx, int dy) {
        int y = fromY;
        for (int x = fromX; x != turnX; x += dx) {
            if (!canSlant(x, y, dx, dy)) {
                return false;
            }
            y += dy;
        }
        return true;
    }

    /** Scans east or west; answers as {@link BitLines#scanAhead} does. */
    final int sideways(int x, int y, int dx, long cost) {
        BitLines lines = rows;
        int line = y * lines.stride;
        int at = dx > 0 ? BitLines.scanAhead(lines.words, line, x) : BitLines.scanBack(lines.words, line, x);
        if (at >= 0) {
            reach(at, y, cost + Math.abs(at - x) * straight, dx > 0 ? EAST : WEST);
        }
        if (known.isOpen()) {
            known.look(x, y);
            known.look(at ^ at >> 31, y);
        }
        return at;
    }

    /** Scans north or south; answers as {@link BitLines#scanAhead} does. */
    final int upright(int x, int y, int dy, long cost) {
        BitLines lines = columns;
        int line = x * lines.stride;
        int at = dy > 0 ? BitLines.scanAhead(lines.words, line, y) : BitLines.scanBack(lines.words, line, y);
        if (at >= 0) {
            reach(x, at, cost + Math.abs(at - y) * straight, dy > 0 ? SOUTH : NORTH);
        }
        if (known.isOpen()) {
            known.look(x, y);
            known.look(x, at ^ at >> 31);
        }
        return at;
    }
}
