package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.pathfinding.PathRequest.Occupied;
import org.jspecify.annotations.Nullable;

/**
 * The prices of the steps of a request: the price of the most expensive cell of the footprint, plus the price of occupied
 * cells. Each price of a ground is checked before a search relies on it.
 */
final class StepPrices {

    private CostFunction cost = CostFunction.atLeast(0, (fromX, fromY, toX, toY) -> 0);
    private @Nullable Occupied occupied;
    /** Whether a cell leaves room to pass exactly if a step onto it can be taken. */
    private boolean tellsRoom;

    private int footWidth;
    private int footHeight;
    private int width;
    private int height;
    double minStraight;
    double minDiagonal;

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
        minStraight = cost.minStep();
        minDiagonal = cost.minDiagonalStep();
        requireLeast("minStep()", minStraight, 0);
        requireLeast("minDiagonalStep()", minDiagonal, minStraight);
    }

    /** Whether the price of a straight step says whether the cell leaves room to pass diagonally. */
    boolean tellRoom() {
        return tellsRoom;
    }

    private static void requireLeast(String what, double value, double min) {
        if (!(value >= min && value < CostFunction.BLOCKED)) {
            throw new IllegalArgumentException("A cost function's " + what + " is " + min
                    + " or more, and finite; this one is " + value + ": 0 is always right");
        }
    }

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

    /** The additional price of occupied cells. */
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
        return price >= minOf(fromX, fromY, toX, toY) ? price : refuse(ontoGoal, price, fromX, fromY, toX, toY);
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

    private double minOf(int fromX, int fromY, int toX, int toY) {
        return fromX == toX || fromY == toY ? minStraight : minDiagonal;
    }

    private double refuse(boolean ontoGoal, double price, int fromX, int fromY, int toX, int toY) {
        String step = "The step from " + new Point(fromX, fromY) + " to " + new Point(toX, toY) + " costs " + price
                + " by " + (ontoGoal ? "costOntoGoal" : "cost") + " of " + cost;
        if (price >= 0) {
            throw new IllegalArgumentException(step + ", less than the " + minOf(fromX, fromY, toX, toY)
                    + " that minStep() and minDiagonalStep() promise; return less there, 0 is always right");
        }
        throw new IllegalArgumentException(step
                + "; a step costs 0 or more, and one that cannot be taken CostFunction.BLOCKED: correct the price");
    }
}
