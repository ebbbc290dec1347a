package io.github.undercroft.pathfinding.field;

/** Spreads where corners must not be cut. */
final class StrictSpread extends EightWaySpread {

    @Override
    void slant(int cell, int way, int sum) {
        if ((values[cell + offsets[way - 1]] | values[cell + offsets[way + 1]]) >= 0) {
            offer(cell + offsets[way], way, sum);
        }
    }

    @Override
    boolean turns(int cell, int way) {
        int behind = cell - offsets[way];
        int right = offsets[way + 2];
        // Most cells have no wall there: one look for both sides.
        return (values[behind + right] | values[behind - right]) < 0
                && (turnsBy(cell, way, right) || turnsBy(cell, way, -right));
    }

    /** Whether the way past a wall ends beside it, on an open cell. */
    private boolean turnsBy(int cell, int way, int side) {
        return values[cell - offsets[way] + side] < 0 && values[cell + side] >= 0;
    }

    @Override
    void turn(int cell, int way, int sum) {
        if (way == NO_WAY) {
            for (int each = 0; each < 8; each += 2) {
                reach(cell + offsets[each], each, sum);
                slant(cell, each + 1, sum);
            }
            return;
        }
        int right = offsets[way + 2];
        if (turnsBy(cell, way, right)) {
            reach(cell + right, way + 2 & 7, sum);
            slant(cell, way + 1, sum);
        }
        if (turnsBy(cell, way, -right)) {
            reach(cell - right, way + 6 & 7, sum);
            slant(cell, way + 7 & 7, sum);
        }
    }
}
