package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;

/** The prices of a cost function, each checked before a search relies on it. */
final class StepCost {

    private final CostFunction cost;
    final Movement movement;
    final double leastStraight;
    final double leastDiagonal;

    StepCost(CostFunction cost, Movement movement) {
        this.cost = cost;
        this.movement = movement;
        this.leastStraight = cost.leastStep();
        this.leastDiagonal = cost.leastDiagonalStep();
        requireLeast("leastStep()", leastStraight, 0);
        requireLeast("leastDiagonalStep()", leastDiagonal, leastStraight);
    }

    private static void requireLeast(String what, double value, double least) {
        if (!(value >= least && value < CostFunction.BLOCKED)) {
            throw new IllegalArgumentException("A cost function's " + what + " is " + least
                    + " or more, and finite; this one is " + value + ": 0 is always right");
        }
    }

    double of(int fromX, int fromY, int toX, int toY) {
        double price = cost.cost(fromX, fromY, toX, toY);
        return price >= leastOf(fromX, fromY, toX, toY) ? price : refuse("cost", price, fromX, fromY, toX, toY);
    }

    double ontoGoal(int fromX, int fromY, int toX, int toY) {
        double price = cost.costOntoGoal(fromX, fromY, toX, toY);
        return price >= leastOf(fromX, fromY, toX, toY) ? price : refuse("costOntoGoal", price, fromX, fromY, toX, toY);
    }

    private double leastOf(int fromX, int fromY, int toX, int toY) {
        return fromX == toX || fromY == toY ? leastStraight : leastDiagonal;
    }

    private double refuse(String method, double price, int fromX, int fromY, int toX, int toY) {
        String step = "The step from " + new Point(fromX, fromY) + " to " + new Point(toX, toY) + " costs " + price
                + " by " + method + " of " + cost;
        if (price >= 0) {
            throw new IllegalArgumentException(step + ", less than the " + leastOf(fromX, fromY, toX, toY)
                    + " that it promises by leastStep() and leastDiagonalStep(); promise less, 0 is always right");
        }
        throw new IllegalArgumentException(step
                + "; a step costs 0 or more, and one that cannot be taken CostFunction.BLOCKED: correct the price");
    }
}
