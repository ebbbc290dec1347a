package io.github.undercroft.pathfinding;

/**
 * Jump point search where a diagonal step may squeeze between two blocked cells. A path is forced to turn where a cell
 * beside it is blocked and the next one is open; so diagonal paths have jump points too, which are queued.
 */
final class CuttingJumps extends JumpPointSearch {

    CuttingJumps(WalkMap map) {
        super(map);
    }

    @Override
    void expand(int x, int y, int way, long cost) {
        switch (way) {
            case EAST -> alongRow(x, y, 1, cost);
            case WEST -> alongRow(x, y, -1, cost);
            case NORTH -> alongColumn(x, y, -1, cost);
            case SOUTH -> alongColumn(x, y, 1, cost);
            case Ways.START -> everywhere(x, y, cost);
            default -> slantingOn(x, y, way, cost);
        }
    }

    private void everywhere(int x, int y, long cost) {
        sideways(x, y, 1, cost);
        sideways(x, y, -1, cost);
        upright(x, y, 1, cost);
        upright(x, y, -1, cost);
        slanting(x, y, 1, -1, cost);
        slanting(x, y, 1, 1, cost);
        slanting(x, y, -1, 1, cost);
        slanting(x, y, -1, -1, cost);
    }

    private void alongRow(int x, int y, int dx, long cost) {
        sideways(x, y, dx, cost);
        for (int dy = -1; dy <= 1; dy += 2) {
            if (!isOpen(x, y + dy)) {
                slanting(x, y, dx, dy, cost);
            }
        }
    }

    private void alongColumn(int x, int y, int dy, long cost) {
        upright(x, y, dy, cost);
        for (int dx = -1; dx <= 1; dx += 2) {
            if (!isOpen(x + dx, y)) {
                slanting(x, y, dx, dy, cost);
            }
        }
    }

    private void slantingOn(int x, int y, int way, long cost) {
        int dx = way < SOUTH ? 1 : -1;
        int dy = way == 1 || way == 7 ? -1 : 1;
        sideways(x, y, dx, cost);
        upright(x, y, dy, cost);
        slanting(x, y, dx, dy, cost);
        if (!isOpen(x - dx, y)) {
            slanting(x, y, -dx, dy, cost);
        }
        if (!isOpen(x, y - dy)) {
            slanting(x, y, dx, -dy, cost);
        }
    }

    @Override
    void slanting(int fromX, int fromY, int dx, int dy, long fromCost) {
        int x = fromX;
        int y = fromY;
        long cost = fromCost;
        while (isOpen(x + dx, y + dy)) {
            x += dx;
            y += dy;
            cost += diagonalCost();
            if (mustTurn(x, y, dx, dy) || isNearToll(x, y)) {
                reachSlanting(x, y, cost, dx, dy);
                return;
            }
            sideways(x, y, dx, cost);
            upright(x, y, dy, cost);
        }
    }

    private boolean mustTurn(int x, int y, int dx, int dy) {
        return (!isOpen(x - dx, y) && isOpen(x - dx, y + dy)) || (!isOpen(x, y - dy) && isOpen(x + dx, y - dy));
    }

    @Override
    boolean canSlant(int x, int y, int dx, int dy) {
        return isOpen(x + dx, y + dy);
    }
}
