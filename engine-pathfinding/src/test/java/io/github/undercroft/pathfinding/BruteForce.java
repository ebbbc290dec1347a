package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import java.util.Arrays;
import java.util.Collection;

/** The least cost of every cell, by trying every step again and again until nothing gets cheaper (Bellman and Ford). */
final class BruteForce {

    private final RandomCosts costs;
    private final Movement movement;
    private final double[] min;

    BruteForce(RandomCosts costs, Movement movement, Point start, Collection<Point> goals) {
        this.costs = costs;
        this.movement = movement;
        this.min = new double[costs.width() * costs.height()];
        Arrays.fill(min, Double.POSITIVE_INFINITY);
        min[start.y() * costs.width() + start.x()] = 0;
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int cell = 0; cell < min.length; cell++) {
                Point from = new Point(cell % costs.width(), cell / costs.width());
                // A path ends at the first goal that it comes to.
                if (!goals.contains(from)) {
                    changed |= relax(from);
                }
            }
        }
    }

    private boolean relax(Point from) {
        boolean changed = false;
        for (Direction direction : Direction.values()) {
            Point to = from.step(direction);
            if (isLegal(costs, movement, from, direction)) {
                double reached = of(from) + costs.cost(from.x(), from.y(), to.x(), to.y());
                if (reached < of(to)) {
                    min[to.y() * costs.width() + to.x()] = reached;
                    changed = true;
                }
            }
        }
        return changed;
    }

    double of(Point cell) {
        return min[cell.y() * costs.width() + cell.x()];
    }

    static boolean isLegal(RandomCosts costs, Movement movement, Point from, Direction direction) {
        if (!movement.allows(direction) || !isOpen(costs, from, direction)) {
            return false;
        }
        return !movement.needsBothSides()
                || !direction.isDiagonal()
                || (isOpen(costs, from, direction.turned(1)) && isOpen(costs, from, direction.turned(-1)));
    }

    private static boolean isOpen(RandomCosts costs, Point from, Direction direction) {
        Point to = from.step(direction);
        return to.x() >= 0
                && to.y() >= 0
                && to.x() < costs.width()
                && to.y() < costs.height()
                && costs.cost(from.x(), from.y(), to.x(), to.y()) != CostFunction.BLOCKED;
    }
}
