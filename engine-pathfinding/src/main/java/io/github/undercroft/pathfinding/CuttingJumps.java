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
    void alongRow(int x, int y, int dx, long cost) {
        sideways(x, y, dx, cost);
        for (int dy = -1; dy <= 1; dy += 2) {
            if (!isOpen(x, y + dy)) {
                slanting(x, y, dx, dy, cost);
            }
        }
    }

    @Override
    void alongColumn(int x, int y, int dy, long cost) {
        upright(x, y, dy, cost);
        for (int dx = -1; dx <= 1; dx += 2) {
            if (!isOpen(x + dx, y)) {
                slanting(x, y, dx, dy, cost);
            }
        }
    }

    @Override
    void alongDiagonal(int x, int y, int dx, int dy, long cost) {
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
