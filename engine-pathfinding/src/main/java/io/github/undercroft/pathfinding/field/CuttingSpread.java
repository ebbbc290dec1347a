package io.github.undercroft.pathfinding.field;

/** Spreads where a diagonal step may squeeze between two walls. */
final class CuttingSpread extends EightWaySpread {

    @Override
    void slant(int cell, int way, int sum) {
        offer(cell + offsets[way], way, sum);
        offerBeside(cell, way + 3, way + 2, sum);
        offerBeside(cell, way + 5, way + 6, sum);
    }

    @Override
    boolean turns(int cell, int way) {
        return (values[cell + offsets[way + 2]] | values[cell - offsets[way + 2]]) < 0;
    }

    @Override
    void turn(int cell, int way, int sum) {
        if (way == NO_WAY) {
            for (int each = 0; each < 8; each += 2) {
                reach(cell + offsets[each], each, sum);
                offer(cell + offsets[each + 1], each + 1, sum);
            }
        } else {
            offerBeside(cell, way + 2, way + 1, sum);
            offerBeside(cell, way + 6, way + 7, sum);
        }
    }

    /** Offers a diagonal step if there is a wall on the way that would else lead there. */
    private void offerBeside(int cell, int wallWay, int way, int sum) {
        if (values[cell + offsets[wallWay]] < 0) {
            offer(cell + offsets[way], way & 7, sum);
        }
    }
}
