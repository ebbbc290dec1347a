package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.pathfinding.PathBuffer.Status;
import java.util.List;

/** A* with prices as doubles, for every request. */
final class ExactSearch extends AStar {

    private static final int NORTH = 1;
    private static final int EAST = 2;
    private static final int SOUTH = 4;
    private static final int WEST = 8;

    private final Frontier frontier = new Frontier();
    private final StepPrices prices = new StepPrices();
    private final Expectation expectation = new Expectation();
    private List<Direction> directions = List.of();
    /** The same steps, straight ones first, as the innermost loop needs them. */
    private int[] stepsX = {};

    private int[] stepsY = {};
    /** How many of them are straight. */
    private int straight;
    /** Which of the four cells beside the expanded one have been asked whether they leave room, and which do. */
    private int sidesAsked;

    private int sidesWithRoom;
    private boolean needsBothSides;
    private List<Point> goals = List.of();
    /** The only goal, or {@link Frontier#NONE} if there are several. */
    private int onlyGoal;

    private int width;
    private int height;
    /** The cost of the goal that is reached. */
    private double best;

    private void begin(PathRequest request) {
        PathGround ground = request.ground();
        prices.begin(request);
        expectation.begin(prices, request);
        takeDirections(ground.movement().directions());
        needsBothSides = ground.movement().needsBothSides();
        goals = request.goals();
        width = ground.width();
        height = ground.height();
        best = Double.POSITIVE_INFINITY;
        begin(request, 0);
        frontier.begin(width * height);
        for (int i = 0; i < goals.size(); i++) {
            frontier.markGoal(index(goals.get(i)));
        }
        onlyGoal = goals.size() == 1 ? index(goals.get(0)) : Frontier.NONE;
    }

    private void takeDirections(List<Direction> wanted) {
        if (directions.equals(wanted)) {
            return;
        }
        directions = wanted;
        int count = wanted.size();
        stepsX = new int[count];
        stepsY = new int[count];
        straight = 0;
        for (Direction each : wanted) {
            straight += each.isDiagonal() ? 0 : 1;
        }
        int nextStraight = 0;
        int nextSlanting = straight;
        for (Direction each : wanted) {
            int i = each.isDiagonal() ? nextSlanting++ : nextStraight++;
            stepsX[i] = each.dx();
            stepsY[i] = each.dy();
        }
    }

    void find(PathRequest request, PathBuffer buffer) {
        begin(request);
        Point from = request.start();
        frontier.reach(start, Frontier.NONE, 0, expectation.from(from.x(), from.y()));
        write(search(request), request, buffer);
    }

    @Override
    int next() {
        return !frontier.isEmpty() && frontier.minTotal() <= best ? frontier.pop() : NONE;
    }

    @Override
    boolean arrive(int goal) {
        double cost = frontier.cost(goal);
        if (cost <= best) {
            reached = cost < best ? goal : preferred(reached, goal);
            best = cost;
        }
        return goals.size() == 1;
    }

    @Override
    public void markExpanded(BitGrid cells) {
        for (int cell = 0; cell < width * height; cell++) {
            if (frontier.isExpanded(cell)) {
                cells.set(cell % width, cell / width);
            }
        }
    }

    @Override
    boolean isGoal(int cell) {
        return onlyGoal == Frontier.NONE ? frontier.isGoal(cell) : cell == onlyGoal;
    }

    /** The better of two equally cheap goals: the one listed first. */
    private int preferred(int one, int other) {
        for (int i = 0; i < goals.size(); i++) {
            int goal = index(goals.get(i));
            if (goal == one || goal == other) {
                return goal;
            }
        }
        return one;
    }

    @Override
    void expand(int cell) {
        frontier.markExpanded(cell);
        int y = cell / width;
        int x = cell - y * width;
        double cost = frontier.cost(cell);
        int[] alongX = stepsX;
        int[] alongY = stepsY;
        sidesAsked = 0;
        sidesWithRoom = 0;
        double min = cost + prices.minStraight;
        for (int i = 0; i < alongX.length; i++) {
            if (i == straight) {
                min = cost + prices.minDiagonal;
            }
            int toX = x + alongX[i];
            int toY = y + alongY[i];
            if (toX < 0 || toY < 0 || toX >= width || toY >= height) {
                continue;
            }
            int to = toY * width + toX;
            double known = frontier.cost(to);
            // No step is cheaper than the lowest price, and asking for the price is the most expensive part here.
            if (min >= known || (i >= straight && needsBothSides && !leavesRoom(x, y, toX, toY))) {
                continue;
            }
            double price = prices.of(x, y, toX, toY, isGoal(to));
            if (i < straight && prices.tellRoom()) {
                noteSide(1 << i, price < CostFunction.BLOCKED);
            }
            double reached = cost + price;
            if (reached < known) {
                double rest = known < CostFunction.BLOCKED ? frontier.estimate(to) : expectation.from(toX, toY);
                frontier.reach(to, cell, reached, rest);
            }
        }
    }

    /** Each of the four cells beside is asked once, though two diagonal steps pass by it. */
    private boolean leavesRoom(int x, int y, int toX, int toY) {
        return hasRoomAt(toX > x ? EAST : WEST, x, y, toX, y) && hasRoomAt(toY > y ? SOUTH : NORTH, x, y, x, toY);
    }

    private boolean hasRoomAt(int side, int x, int y, int sideX, int sideY) {
        if ((sidesAsked & side) == 0) {
            noteSide(side, prices.leavesRoom(x, y, sideX, sideY));
        }
        return (sidesWithRoom & side) != 0;
    }

    private void noteSide(int side, boolean leavesRoom) {
        sidesAsked |= side;
        sidesWithRoom |= leavesRoom ? side : 0;
    }

    private double price(int from, int to) {
        int fromY = from / width;
        int toY = to / width;
        return prices.of(from - fromY * width, fromY, to - toY * width, toY, isGoal(to));
    }

    private int index(Point cell) {
        return cell.y() * width + cell.x();
    }

    @Override
    double distance(int cell) {
        return expectation.distance(cell % width, cell / width);
    }

    @Override
    boolean isReached(int cell) {
        return frontier.isTouched(cell);
    }

    @Override
    double costOf(int cell) {
        return frontier.cost(cell);
    }

    @Override
    int before(int cell) {
        return frontier.parent(cell);
    }

    @Override
    int nearest() {
        return nearest(0, width * height - 1);
    }

    private void write(Status outcome, PathRequest request, PathBuffer buffer) {
        writeCells(outcome, end(outcome), buffer);
        boolean isPlain = request.options().occupied() == null
                && request.options().footprint().isOneCell();
        if (isPlain && request.ground() instanceof WalkMap) {
            buffer.priceAlike();
        } else if (isPlain && request.ground() instanceof CostMap map) {
            buffer.priceOn(map);
        } else {
            priceSteps(buffer);
        }
    }

    private void priceSteps(PathBuffer buffer) {
        for (int i = 1; i < buffer.length(); i++) {
            int from = buffer.y(i - 1) * width + buffer.x(i - 1);
            buffer.priceStep(i - 1, price(from, buffer.y(i) * width + buffer.x(i)));
        }
    }
}
