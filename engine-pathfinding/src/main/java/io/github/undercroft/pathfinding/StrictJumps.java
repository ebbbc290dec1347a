package io.github.undercroft.pathfinding;

/**
 * Jump point search where corners are not cut: a diagonal step needs both cells beside it. Then only straight ways are
 * forced to turn: where the cell beside one is open and the one beside the cell before is not.
 */
final class StrictJumps extends JumpPointSearch {

    StrictJumps(WalkMap map) {
        super(map);
    }

    @Override
    void alongRow(int x, int y, int dx, long cost) {
        boolean goesOn = sideways(x, y, dx, cost) != ~(x + dx);
        for (int dy = -1; dy <= 1; dy += 2) {
            if (isOpen(x, y + dy) && !isOpen(x - dx, y + dy)) {
                upright(x, y, dy, cost);
                if (goesOn && isOpen(x + dx, y + dy)) {
                    slantingOn(x, y, dx, dy, cost);
                }
            }
        }
    }

    @Override
    void alongColumn(int x, int y, int dy, long cost) {
        boolean goesOn = upright(x, y, dy, cost) != ~(y + dy);
        for (int dx = -1; dx <= 1; dx += 2) {
            if (isOpen(x + dx, y) && !isOpen(x + dx, y - dy)) {
                sideways(x, y, dx, cost);
                if (goesOn && isOpen(x + dx, y + dy)) {
                    slantingOn(x, y, dx, dy, cost);
                }
            }
        }
    }

    /** A diagonal way ends only near a toll, where nothing is pruned. */
    @Override
    void alongDiagonal(int x, int y, int dx, int dy, long cost) {
        everywhere(x, y, cost);
    }

    @Override
    void slanting(int x, int y, int dx, int dy, long cost) {
        if (canSlant(x, y, dx, dy)) {
            slantingOn(x, y, dx, dy, cost);
        }
    }

    /** The first step can be taken. */
    private void slantingOn(int fromX, int fromY, int dx, int dy, long fromCost) {
        int x = fromX;
        int y = fromY;
        long cost = fromCost;
        int sideways;
        int upright;
        do {
            x += dx;
            y += dy;
            cost += diagonalCost();
            if (isNearToll(x, y)) {
                reachSlanting(x, y, cost, dx, dy);
                return;
            }
            sideways = sideways(x, y, dx, cost);
            upright = upright(x, y, dy, cost);
            // The scans have looked at the cells on either side of the next step.
        } while (sideways != ~(x + dx) && upright != ~(y + dy) && isOpen(x + dx, y + dy));
    }

    @Override
    boolean canSlant(int x, int y, int dx, int dy) {
        return isOpen(x + dx, y) && isOpen(x, y + dy) && isOpen(x + dx, y + dy) && leavesRoom(x, y, dx, dy);
    }
}
