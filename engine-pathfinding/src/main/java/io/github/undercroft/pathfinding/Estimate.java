package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import java.util.List;

/**
 * What the way to the closest goal costs at least: the cheapest steps over open ground. Never changes by more than a step
 * between two neighbours costs, so that a cell needs to be expanded only once.
 */
final class Estimate {

    private final int[] goalX;
    private final int[] goalY;
    /** One cell further along the longer axis. */
    private final double along;
    /** One cell further along both axes. */
    private final double across;

    Estimate(StepCost prices, List<Point> goals) {
        goalX = new int[goals.size()];
        goalY = new int[goals.size()];
        for (int i = 0; i < goals.size(); i++) {
            goalX[i] = goals.get(i).x();
            goalY[i] = goals.get(i).y();
        }
        double straight = prices.leastStraight;
        along = straight;
        // A diagonal step is worth no more than the two straight ones that lead as far.
        across = prices.movement == Movement.FOUR_WAY ? 2 * straight : Math.min(prices.leastDiagonal, 2 * straight);
    }

    double from(int x, int y) {
        if (along == 0) {
            return 0;
        }
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < goalX.length; i++) {
            int dx = Math.abs(goalX[i] - x);
            int dy = Math.abs(goalY[i] - y);
            int shorter = Math.min(dx, dy);
            least = Math.min(least, (Math.max(dx, dy) - shorter) * along + shorter * across);
        }
        return least;
    }
}
