package io.github.undercroft.pathfinding;

/** Spreads where a diagonal step may squeeze between two walls. */
final class CuttingSpread extends EightWaySpread {

    @Override
    void leave(int cell, int way, int sum) {
        if (way == NO_WAY) {
            for (int each = 0; each < 8; each += 2) {
                reach(cell + offsets[each], each, sum);
                offer(cell + offsets[each + 1], each + 1, sum);
            }
        } else if ((way & 1) != 0) {
            reach(cell + offsets[way - 1], way - 1, sum);
            reach(cell + offsets[way + 1], way + 1 & 7, sum);
            offer(cell + offsets[way], way, sum);
            offerBeside(cell, way + 3, way + 2, sum);
            offerBeside(cell, way + 5, way + 6, sum);
        } else {
            reach(cell + offsets[way], way, sum);
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
