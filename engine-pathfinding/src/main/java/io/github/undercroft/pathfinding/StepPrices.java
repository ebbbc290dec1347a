package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.pathfinding.PathRequest.Occupied;
import org.jspecify.annotations.Nullable;

/**
 * What the steps of a request cost: what its ground says, of the dearest cell of the footprint, and what occupied cells add.
 * Each price of a ground is checked before a search relies on it.
 */
final class StepPrices {

    private CostFunction cost = CostFunction.atLeast(0, (fromX, fromY, toX, toY) -> 0);
    private @Nullable Occupied occupied;
    /** Whether a cell leaves room to pass by where a step onto it can be taken. */
    private boolean tellsRoom;

    private int footWidth;
    private int footHeight;
    private int width;
    private int height;
    double leastStraight;
    double leastDiagonal;

    void begin(PathRequest request) {
        PathGround ground = request.ground();
        cost = ground.prices();
        occupied = request.options().occupied();
        footWidth = request.options().footprint().width();
        footHeight = request.options().footprint().height();
        tellsRoom = cost instanceof LeastPrice
                && occupied == null
                && request.options().footprint().isOneCell();
        width = ground.width();
        height = ground.height();
        leastStraight = cost.leastStep();
        leastDiagonal = cost.leastDiagonalStep();
        requireLeast("leastStep()", leastStraight, 0);
        requireLeast("leastDiagonalStep()", leastDiagonal, leastStraight);
    }

    /** Whether the price of a straight step tells whether the cell leaves room to pass by diagonally. */
    boolean tellRoom() {
        return tellsRoom;
    }

    private static void requireLeast(String what, double value, double least) {
        if (!(value >= least && value < CostFunction.BLOCKED)) {
            throw new IllegalArgumentException("A cost function's " + what + " is " + least
                    + " or more, and finite; this one is " + value + ": 0 is always right");
        }
    }

    /** What a step costs. */
    double of(int fromX, int fromY, int toX, int toY, boolean ontoGoal) {
        if (footWidth == 1 && footHeight == 1) {
            double price = ofOneCell(fromX, fromY, toX, toY, ontoGoal);
            return occupied == null || price == CostFunction.BLOCKED ? price : price + extra(toX, toY, ontoGoal);
        }
        return ofManyCells(fromX, fromY, toX, toY, ontoGoal);
    }

    private double ofManyCells(int fromX, int fromY, int toX, int toY, boolean ontoGoal) {
        if (toX + footWidth > width || toY + footHeight > height) {
            return CostFunction.BLOCKED;
        }
        double dearest = 0;
        for (int dy = 0; dy < footHeight; dy++) {
            for (int dx = 0; dx < footWidth; dx++) {
                double price = ofOneCell(fromX + dx, fromY + dy, toX + dx, toY + dy, ontoGoal);
                dearest = Math.max(dearest, price);
            }
        }
        return dearest == CostFunction.BLOCKED ? dearest : dearest + extra(toX, toY, ontoGoal);
    }

    /** What those add who fill cells. */
    private double extra(int toX, int toY, boolean ontoGoal) {
        Occupied others = occupied;
        if (others == null || (ontoGoal && others.policy().sparesGoal())) {
            return 0;
        }
        for (int dy = 0; dy < footHeight; dy++) {
            for (int dx = 0; dx < footWidth; dx++) {
                if (others.cells().get(toX + dx, toY + dy)) {
                    return others.policy().price();
                }
            }
        }
        return 0;
    }

    private double ofOneCell(int fromX, int fromY, int toX, int toY, boolean ontoGoal) {
        double price = ontoGoal ? cost.costOntoGoal(fromX, fromY, toX, toY) : cost.cost(fromX, fromY, toX, toY);
        return price >= leastOf(fromX, fromY, toX, toY) ? price : refuse(ontoGoal, price, fromX, fromY, toX, toY);
    }

    /** Whether, where corners are not cut, one of the places beside a diagonal step leaves room to pass by. */
    boolean leavesRoom(int fromX, int fromY, int sideX, int sideY) {
        if (footWidth == 1 && footHeight == 1) {
            return cost.leavesRoom(fromX, fromY, sideX, sideY);
        }
        if (Math.max(fromX, sideX) + footWidth > width || Math.max(fromY, sideY) + footHeight > height) {
            return false;
        }
        for (int dy = 0; dy < footHeight; dy++) {
            for (int dx = 0; dx < footWidth; dx++) {
                if (!cost.leavesRoom(fromX + dx, fromY + dy, sideX + dx, sideY + dy)) {
                    return false;
                }
            }
        }
        return true;
    }

    private double leastOf(int fromX, int fromY, int toX, int toY) {
        return fromX == toX || fromY == toY ? leastStraight : leastDiagonal;
    }

    private double refuse(boolean ontoGoal, double price, int fromX, int fromY, int toX, int toY) {
        String step = "The step from " + new Point(fromX, fromY) + " to " + new Point(toX, toY) + " costs " + price
                + " by " + (ontoGoal ? "costOntoGoal" : "cost") + " of " + cost;
        if (price >= 0) {
            throw new IllegalArgumentException(step + ", less than the " + leastOf(fromX, fromY, toX, toY)
                    + " that it promises by leastStep() and leastDiagonalStep(); promise less, 0 is always right");
        }
        throw new IllegalArgumentException(step
                + "; a step costs 0 or more, and one that cannot be taken CostFunction.BLOCKED: correct the price");
    }
}
