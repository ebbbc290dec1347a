package io.github.undercroft.pathfinding;

/** Spreads where corners must not be cut. */
final class StrictSpread extends EightWaySpread {

    @Override
    void leave(int cell, int way, int sum) {
        if (way == NO_WAY) {
            for (int each = 0; each < 8; each += 2) {
                reach(cell + offsets[each], each, sum);
            }
            for (int each = 1; each < 8; each += 2) {
                turn(cell, each, sum);
            }
        } else if ((way & 1) != 0) {
            int left = cell + offsets[way - 1];
            int right = cell + offsets[way + 1];
            reach(left, way - 1, sum);
            reach(right, way + 1 & 7, sum);
            if ((values[left] | values[right]) >= 0) {
                offer(cell + offsets[way], way, sum);
            }
        } else {
            goOn(cell, way, sum);
        }
    }

    private void goOn(int cell, int way, int sum) {
        reach(cell + offsets[way], way, sum);
        int behind = cell - offsets[way];
        int right = offsets[way + 2];
        if ((values[behind + right] | values[behind - right]) < 0) {
            if (values[behind + right] < 0 && values[cell + right] >= 0) {
                reach(cell + right, way + 2 & 7, sum);
                turn(cell, way + 1, sum);
            }
            if (values[behind - right] < 0 && values[cell - right] >= 0) {
                reach(cell - right, way + 6 & 7, sum);
                turn(cell, way + 7 & 7, sum);
            }
        }
    }

    /** Offers a diagonal step if it cuts no corner. */
    private void turn(int cell, int way, int sum) {
        if ((values[cell + offsets[way - 1]] | values[cell + offsets[way + 1]]) >= 0) {
            offer(cell + offsets[way], way, sum);
        }
    }
}
