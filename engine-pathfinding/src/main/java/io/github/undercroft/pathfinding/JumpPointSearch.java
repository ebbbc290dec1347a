package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import org.jspecify.annotations.Nullable;

/**
 * Jump point search on open cells: of equally cheap paths over open ground only the one that goes diagonally first is
 * followed, and a cell is queued only where a wall beside the path begins or ends. Scans along rows and columns look at 64
 * cells at once. The cells of a diagonal line, each of which starts two scans, are not queued.
 *
 * <p>Before a cell is expanded, the search checks whether a diagonal and then a straight line leads from it to the goal. If
 * so, the search is over, since no other cell has a lower estimate. Every last part of a path has that form, so scans need
 * not look for the goal.
 *
 * <p>Beside cells with a toll nothing is pruned: scans stop there, and each neighbour is tried. Everywhere else the nine
 * cells around a step cost the same, and then it is correct to follow only one of several paths.
 *
 * <p>Source: D. Harabor, A. Grastien, "Online Graph Pruning for Pathfinding on Grid Maps", 2011, and "Improving Jump Point
 * Search", 2014.
 */
abstract class JumpPointSearch implements SearchKernel {

    private static final int NORTH = 0;
    private static final int EAST = 2;
    private static final int SOUTH = 4;
    private static final int WEST = 6;

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
    /** What some cells cost in addition; null if all cost the same. */
    private @Nullable Tolls tolls;
    /** Whether a toll came up that cannot be counted. */
    private boolean isStuck;
    /** The cost of the last path found. */
    private long found;

    JumpPointSearch(WalkMap map) {
        nodes = new JumpNodes(map.keys);
        rows = map.rows;
        columns = map.columns;
    }

    /**
     * Finds a path to one of the goals of a request, without pricing its steps; returns false if there is none.
     *
     * @param jumps what is known of that map, and learns more
     */
    final boolean find(WalkMap onMap, KnownJumps jumps, PathRequest request, Point goal, PathBuffer buffer) {
        tolls = null;
        return search(onMap, jumps, request, goal, buffer);
    }

    /** The same where cells cost those tolls; gives up if one of them cannot be counted. */
    final boolean find(KeptMap kept, Tolls withTolls, PathRequest request, Point goal, PathBuffer buffer) {
        tolls = withTolls;
        return search(kept.map, kept.jumps, request, goal, buffer);
    }

    private boolean search(WalkMap onMap, KnownJumps jumps, PathRequest request, Point goal, PathBuffer buffer) {
        Point start = request.start();
        known = jumps;
        begin(onMap, goal);
        closest.begin(request);
        int goalCell = goalY * pitch + goalX;
        int budget = request.options().budget();
        int expanded = 0;
        int startCell = onMap.number(start.x(), start.y());
        nodes.reach(startCell, 0, rest(start.x() + 1, start.y() + 1), JumpNodes.origin(startCell, Ways.START));
        if (startCell == goalCell) {
            found = 0;
            nodes.write(startCell, goalCell, 0, buffer);
            return true;
        }
        if (!onMap.isOpen(goal.x(), goal.y())) {
            return false;
        }
        for (int cell = nodes.pop(); cell >= 0 && !isStuck; cell = nodes.pop()) {
            if (expanded == budget) {
                nodes.putBack(cell);
                nodes.write(closest.cell(), closest.cell(), expanded, buffer);
                buffer.giveUp();
                return true;
            }
            expanded++;
            int y = cell / pitch;
            int x = cell - y * pitch;
            if (seesGoal(x, y) && (tolls == null || meetsNoToll(tolls, x, y))) {
                found = nodes.cost(cell) + rest(x, y);
                nodes.write(cell, goalCell, expanded, buffer);
                return true;
            }
            if (closest.isWanted()) {
                closest.consider(cell, (double) rest(x, y));
            }
            jump(cell, x, y);
        }
        if (isStuck) {
            nodes.write(startCell, startCell, expanded, buffer);
            buffer.giveUp();
        }
        return isStuck;
    }

    /** The cost of the last path found, in units. */
    final long unitsFound() {
        return found;
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
        isStuck = false;
    }

    /** Goes on from a cell, by remembered jumps or by scanning. */
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
        if (way != Ways.START) {
            known.begin(cell, way, x, y);
        }
        if (isNearToll(x, y)) {
            followAll(x, y, Ways.ONWARD[way]);
        } else {
            expand(x, y, way, fromCost);
        }
        known.end();
    }

    /** Goes on in those directions, a bit each. */
    private void followAll(int x, int y, int ways) {
        for (int left = ways; left != 0; left &= left - 1) {
            follow(x, y, Integer.numberOfTrailingZeros(left));
        }
    }

    private void follow(int x, int y, int way) {
        if ((way & 1) != 0) {
            slanting(x, y, Ways.DX[way], Ways.DY[way], fromCost);
        } else if (Ways.DX[way] != 0) {
            sideways(x, y, Ways.DX[way], fromCost);
        } else {
            upright(x, y, Ways.DY[way], fromCost);
        }
    }

    /** Goes on diagonally, if that step can be taken. */
    abstract void slanting(int x, int y, int dx, int dy, long cost);

    /** Follows the directions that matter from a cell that was entered in that direction. */
    private void expand(int x, int y, int way, long cost) {
        switch (way) {
            case EAST, WEST -> alongRow(x, y, Ways.DX[way], cost);
            case NORTH, SOUTH -> alongColumn(x, y, Ways.DY[way], cost);
            case Ways.START -> everywhere(x, y, cost);
            default -> alongDiagonal(x, y, Ways.DX[way], Ways.DY[way], cost);
        }
    }

    final void everywhere(int x, int y, long cost) {
        sideways(x, y, 1, cost);
        sideways(x, y, -1, cost);
        upright(x, y, 1, cost);
        upright(x, y, -1, cost);
        slanting(x, y, 1, -1, cost);
        slanting(x, y, 1, 1, cost);
        slanting(x, y, -1, 1, cost);
        slanting(x, y, -1, -1, cost);
    }

    /** Follows the directions that matter from a cell that was entered along a row. */
    abstract void alongRow(int x, int y, int dx, long cost);

    /** The same along a column. */
    abstract void alongColumn(int x, int y, int dy, long cost);

    /** The same along a diagonal. */
    abstract void alongDiagonal(int x, int y, int dx, int dy, long cost);

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

    /** The same at the end of a diagonal way. */
    final void reachSlanting(int x, int y, long cost, int dx, int dy) {
        reach(x, y, cost, dx > 0 ? (dy > 0 ? 3 : 1) : (dy > 0 ? 5 : 7));
    }

    private void note(int x, int y, long cost, int way) {
        int cell = y * pitch + x;
        if (nodes.isCheaper(cell, cost)) {
            if (tolls == null || !rows.isToll(x, y)) {
                nodes.reach(cell, cost, rest(x, y), JumpNodes.origin(from, way));
            } else {
                noteAtToll(tolls, x, y, cost, way);
            }
        }
    }

    private void noteAtToll(Tolls charged, int x, int y, long plainCost, int way) {
        int cell = y * pitch + x;
        long toll = charged.of(x - 1, y - 1, x == goalX && y == goalY);
        if (toll == Tolls.BLOCKED) {
            nodes.shut(cell);
        } else if (toll == Tolls.UNCOUNTABLE || plainCost + toll + rest(x, y) > nodes.maxTotal()) {
            isStuck = true;
        } else if (nodes.isCheaper(cell, plainCost + toll)) {
            nodes.reach(cell, plainCost + toll, rest(x, y), JumpNodes.origin(from, way));
        }
    }

    /** Whether the plain way from a cell to the goal, which it sees, costs nothing more. */
    private boolean meetsNoToll(Tolls charged, int fromX, int fromY) {
        int x = fromX;
        int y = fromY;
        while (x != goalX || y != goalY) {
            x += Integer.signum(goalX - x);
            y += Integer.signum(goalY - y);
            boolean isGoal = x == goalX && y == goalY;
            if (rows.isToll(x, y) && !(isGoal && charged.of(x - 1, y - 1, true) == 0)) {
                return false;
            }
        }
        return true;
    }

    /** Whether nothing closed, which counts as a wall for corners, is beside a diagonal step over open cells. */
    final boolean leavesRoom(int x, int y, int dx, int dy) {
        return tolls == null || (tolls.leavesRoom(x + dx - 1, y - 1) && tolls.leavesRoom(x - 1, y + dy - 1));
    }

    /** Whether a diagonal line must stop at a cell, since it is near a toll. */
    final boolean isNearToll(int x, int y) {
        return tolls != null && rows.isNearToll(x, y);
    }

    /** The last part, along a row or column, is checked first: it takes one look at 64 cells. */
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

    /** Scans east or west; returns what {@link BitLines#scanAhead} does. */
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

    /** Scans north or south; returns what {@link BitLines#scanAhead} does. */
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
