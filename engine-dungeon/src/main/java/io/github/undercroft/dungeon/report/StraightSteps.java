package io.github.undercroft.dungeon.report;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** How many straight steps lie between cells: ring by ring. O(cells). */
final class StraightSteps {

    private final BitGridView open;

    StraightSteps(BitGridView open) {
        this.open = open;
    }

    OptionalInt between(Point from, Point to) {
        BitGrid left = BitGrid.copyOf(open);
        List<Point> ring = new ArrayList<>();
        ring.add(from);
        left.clear(from);
        for (int steps = 0; !ring.isEmpty(); steps++) {
            if (ring.contains(to)) {
                return OptionalInt.of(steps);
            }
            ring = next(ring, left);
        }
        return OptionalInt.empty();
    }

    private static List<Point> next(List<Point> ring, BitGrid left) {
        List<Point> next = new ArrayList<>();
        for (Point cell : ring) {
            for (Direction direction : Direction.cardinal()) {
                Point beside = cell.step(direction);
                if (left.getOrFalse(beside.x(), beside.y())) {
                    left.clear(beside);
                    next.add(beside);
                }
            }
        }
        return next;
    }
}
