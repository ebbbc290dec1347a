package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import java.util.List;

/**
 * The heuristic: the lowest possible cost to the closest goal, by the cheapest steps over open ground. Between two
 * neighbours it changes by no more than the price of the step, so that a cell needs to be expanded only once.
 */
final class Expectation {

    private static final double ROOT = Math.sqrt(2);

    private int[] goalX = new int[1];
    private int[] goalY = new int[1];
    private int count;
    private boolean isFour;
    /** One cell further along the longer axis. */
    private double along;
    /** One cell further along both axes. */
    private double across;

    void begin(StepPrices prices, PathRequest request) {
        List<Point> goals = request.goals();
        count = goals.size();
        if (goalX.length < count) {
            goalX = new int[count];
            goalY = new int[count];
        }
        for (int i = 0; i < count; i++) {
            goalX[i] = goals.get(i).x();
            goalY[i] = goals.get(i).y();
        }
        double straight = prices.minStraight;
        isFour = request.ground().movement() == Movement.FOUR_WAY;
        along = request.options().algorithm() == Algorithm.DIJKSTRA ? 0 : straight;
        // A diagonal step counts at most as much as the two straight steps that lead as far.
        across = isFour ? 2 * straight : Math.min(prices.minDiagonal, 2 * straight);
    }

    double from(int x, int y) {
        return along == 0 ? 0 : nearest(x, y, along, across);
    }

    /** The distance over open ground at the usual prices. */
    double distance(int x, int y) {
        return nearest(x, y, 1, isFour ? 2 : ROOT);
    }

    private double nearest(int x, int y, double straight, double slanting) {
        double min = Double.POSITIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            int dx = Math.abs(goalX[i] - x);
            int dy = Math.abs(goalY[i] - y);
            int shorter = Math.min(dx, dy);
            min = Math.min(min, (Math.max(dx, dy) - shorter) * straight + shorter * slanting);
        }
        return min;
    }
}
