package io.github.undercroft.pathfinding.field;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.pathfinding.CostFunction;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The distances of a field, by trying every step again and again until nothing gets closer (Bellman and Ford). */
final class FieldModel {

    /** Ways that differ by less are equally long, and there are no others on maps as small as these. */
    static final double ALIKE = 1e-7;
    /**
     * What is farther than the radius by less is so by the rounding of sums alone. Prices of any number come that close to a whole
     * radius once in 10^12 distances.
     */
    private static final double ROUNDING = 1e-12;

    private final FieldSketch sketch;
    private final double[] min;

    FieldModel(FieldSketch sketch) {
        this.sketch = sketch;
        min = new double[sketch.width * sketch.height];
        Arrays.fill(min, Double.POSITIVE_INFINITY);
        sketch.goals.forEach((cell, value) -> {
            if (sketch.isOpen(cell) && value <= sketch.radius) {
                min[index(cell)] = value;
            }
        });
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = 0; i < min.length; i++) {
                Point from = new Point(i % sketch.width, i / sketch.width);
                for (Direction direction : steps(from)) {
                    double sum = through(from, direction);
                    if (sum < min[i] && sum <= sketch.radius * (1 + ROUNDING)) {
                        min[i] = sum;
                        changed = true;
                    }
                }
            }
        }
    }

    private int index(Point cell) {
        return cell.y() * sketch.width + cell.x();
    }

    double of(Point cell) {
        return min[index(cell)];
    }

    List<Direction> steps(Point from) {
        List<Direction> legal = new ArrayList<>();
        for (Direction direction : Direction.values()) {
            Point to = from.step(direction);
            boolean possible = sketch.movement.allows(direction)
                    && sketch.isOpen(from)
                    && sketch.isOpen(to)
                    && sketch.price(from, to) < CostFunction.BLOCKED;
            boolean room = !direction.isDiagonal()
                    || !sketch.movement.needsBothSides()
                    || (possible && hasRoom(from, direction.turned(1)) && hasRoom(from, direction.turned(-1)));
            if (possible && room) {
                legal.add(direction);
            }
        }
        return legal;
    }

    private boolean hasRoom(Point from, Direction side) {
        return sketch.leavesRoom(from, from.step(side));
    }

    double through(Point from, Direction direction) {
        Point to = from.step(direction);
        return of(to) + sketch.price(from, to);
    }
}
