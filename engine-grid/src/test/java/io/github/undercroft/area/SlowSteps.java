package io.github.undercroft.area;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** How many steps each cell is from one, found by asking all neighbours until nothing changes. */
final class SlowSteps {

    private final BitGrid open;
    private final Movement movement;
    private final Map<Point, Integer> steps = new TreeMap<>();

    SlowSteps(BitGrid map, Point middle, Movement movement) {
        this.open = map;
        this.movement = movement;
        steps.put(middle, 0);
        boolean changed = true;
        while (changed) {
            changed = false;
            for (Point cell : open.bounds().points()) {
                int best = open.get(cell) ? fromNeighbours(cell) : Integer.MAX_VALUE;
                if (best < steps.getOrDefault(cell, Integer.MAX_VALUE)) {
                    steps.put(cell, best);
                    changed = true;
                }
            }
        }
    }

    private int fromNeighbours(Point cell) {
        int best = Integer.MAX_VALUE;
        for (Direction direction : movement.directions()) {
            Point from = cell.step(direction);
            if (steps.containsKey(from) && canStep(from, cell)) {
                best = Math.min(best, steps.get(from) + 1);
            }
        }
        return best;
    }

    private boolean canStep(Point from, Point to) {
        boolean straight = from.x() == to.x() || from.y() == to.y();
        return straight
                || !movement.needsBothSides()
                || (open.get(new Point(from.x(), to.y())) && open.get(new Point(to.x(), from.y())));
    }

    /** By steps, then in reading order. */
    List<Point> within(int max) {
        return steps.entrySet().stream()
                .filter(entry -> entry.getValue() <= max)
                .sorted(Map.Entry.<Point, Integer>comparingByValue()
                        .thenComparing(Map.Entry::getKey, Comparator.naturalOrder()))
                .map(Map.Entry::getKey)
                .toList();
    }
}
