package io.github.undercroft.pathfinding.field;

import io.github.undercroft.geometry.Movement;

/** What steps there are on a field, what they cost, and which one leads to a goal most cheaply. */
final class FieldSteps {

    private static final double INFINITE = Double.POSITIVE_INFINITY;

    /** How far units of the pairs may be from the true distance. */
    private static final double SLACK = 1e-6;

    final FieldMap map = new FieldMap();
    final FieldValues values = new FieldValues();
    final FieldGoals goals = new FieldGoals();
    private double radius;
    private double surelyWithin;
    private double surelyBeyond;

    void setRadius(double max) {
        radius = max;
        double sum = map.units().of(max);
        surelyWithin = sum * (1 - SLACK) - 1;
        surelyBeyond = sum * (1 + SLACK) + 1;
    }

    double radius() {
        return radius;
    }

    boolean isWithin(double sum) {
        return sum <= surelyWithin
                || (sum < surelyBeyond && FieldUnits.isAtMost(map.units().distance(sum), radius));
    }

    /** The largest whole sum within the radius, but not above the given one; -1 if there is none. */
    int maxWithin(int limit) {
        int min = -1;
        int max = limit;
        while (min < max) {
            int middle = (int) (((long) min + max + 1) / 2);
            if (isWithin(middle)) {
                min = middle;
            } else {
                max = middle - 1;
            }
        }
        return min;
    }

    /** From one way to the next: 2 leaves out diagonal ones. */
    int stride() {
        return map.movement() == Movement.FOUR_WAY ? 2 : 1;
    }

    /** Whether a step is possible, by walls and corners; a cost function may still block it. */
    boolean isLegal(int from, int way) {
        if (values.isWall(from) || values.isWall(from + map.offset(way))) {
            return false;
        }
        return (way & 1) == 0
                || !map.movement().needsBothSides()
                || (map.leavesRoom(from, from + map.offset(way - 1), values)
                        && map.leavesRoom(from, from + map.offset(way + 1 & 7), values));
    }

    /** The least sum of a cell by what its neighbours have, or by its being a goal. */
    double min(int cell) {
        double min = map.units().of(goals.at(cell));
        for (int way = 0; way < 8; way += stride()) {
            int to = cell + map.offset(way);
            if (values.isReached(to) && isLegal(cell, way)) {
                min = Math.min(min, values.get(to) + map.price(cell, way, to));
            }
        }
        return isWithin(min) ? min : INFINITE;
    }

    /** The way of the cheapest step from a cell that is reached, then of the fewest steps, then the first; -1 at a goal. */
    int next(int cell) {
        if (!values.isReached(cell) || isOwnGoal(cell)) {
            return -1;
        }
        int best = -1;
        double min = INFINITE;
        int fewest = Integer.MAX_VALUE;
        for (int way = 0; way < 8; way += stride()) {
            int to = cell + map.offset(way);
            if (!values.isReached(to) || !isLegal(cell, way)) {
                continue;
            }
            double sum = through(cell, way, to);
            int steps = endsBy(cell, way) ? 0 : values.steps(to);
            if (sum < min || (sum == min && steps < fewest)) {
                best = way;
                min = sum;
                fewest = steps;
            }
        }
        return best;
    }

    /** Whether a cell is a goal, and the best one to go to from there. */
    boolean isOwnGoal(int cell) {
        return values.get(cell) == map.units().of(goals.at(cell));
    }

    private double through(int cell, int way, int to) {
        double goal = map.units().of(goals.at(to));
        double sum = values.get(to) == goal ? INFINITE : values.get(to) + map.price(cell, way, to);
        return goal == INFINITE ? sum : Math.min(sum, goal + map.priceOntoGoal(cell, way, to));
    }

    /** Whether the cheapest way on by that step is to stay at the goal that it leads to. */
    boolean endsBy(int cell, int way) {
        int to = cell + map.offset(way);
        double goal = map.units().of(goals.at(to));
        return goal != INFINITE && goal + map.priceOntoGoal(cell, way, to) == through(cell, way, to);
    }
}
