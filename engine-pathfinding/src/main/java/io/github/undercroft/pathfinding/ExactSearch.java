package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.pathfinding.PathBuffer.Outcome;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A* with prices as doubles, for every request there is. */
final class ExactSearch implements SearchKernel {

    private static final int NORTH = 1;
    private static final int EAST = 2;
    private static final int SOUTH = 4;
    private static final int WEST = 8;

    private final Frontier frontier = new Frontier();
    private final StepPrices prices = new StepPrices();
    private final Expectation expectation = new Expectation();
    private final ClosestCell closest = new ClosestCell();
    private List<Direction> directions = List.of();
    /** The same steps, straight ones first, as the innermost loop needs them. */
    private int[] stepsX = {};

    private int[] stepsY = {};
    /** How many of them are straight. */
    private int straight;
    /** Which of the four cells beside the expanded one have been asked for room, and which have some. */
    private int sidesAsked;

    private int sidesWithRoom;
    private boolean needsBothSides;
    private boolean knowsAllTies;
    private List<Point> goals = List.of();
    private @Nullable CellTest goalTest;
    /** The only goal, or {@link Frontier#NONE} if there are several or a test. */
    private int onlyGoal;

    private int width;
    private int height;
    private int start;

    private void begin(PathRequest request) {
        PathGround ground = request.ground();
        prices.begin(request);
        expectation.begin(prices, request);
        takeDirections(ground.movement().directions());
        needsBothSides = ground.movement().needsBothSides();
        goals = request.goals();
        goalTest = request.goalTest();
        knowsAllTies = request.options().ties() != Ties.AS_FOUND;
        width = ground.width();
        height = ground.height();
        start = index(request.start());
        closest.begin(request);
        frontier.begin(width * height);
        for (int i = 0; i < goals.size(); i++) {
            frontier.markGoal(index(goals.get(i)));
        }
        onlyGoal = goalTest == null && goals.size() == 1 ? index(goals.get(0)) : Frontier.NONE;
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

    /** Answers the request. */
    void find(PathRequest request, PathBuffer buffer) {
        begin(request);
        Point from = request.start();
        frontier.reach(start, Frontier.NONE, 0, expectation.from(from.x(), from.y()));
        int budget = request.options().budget();
        int expanded = 0;
        int reached = Frontier.NONE;
        double best = Double.POSITIVE_INFINITY;
        while (!frontier.isEmpty() && frontier.leastTotal() <= best) {
            int cell = frontier.pop();
            if (isGoal(cell)) {
                if (frontier.cost(cell) <= best) {
                    reached = frontier.cost(cell) < best ? cell : preferred(reached, cell);
                    best = frontier.cost(cell);
                }
                if (goals.size() == 1 && !knowsAllTies) {
                    break;
                }
            } else if (expanded < budget) {
                expanded++;
                if (closest.isWanted()) {
                    closest.consider(cell, distance(cell));
                }
                frontier.markExpanded(cell);
                expand(cell);
            } else if (reached == Frontier.NONE) {
                write(Outcome.BUDGET_SPENT, closest.cell(), expanded, request, buffer);
                return;
            } else {
                break;
            }
        }
        boolean isFound = reached != Frontier.NONE;
        write(isFound ? Outcome.FOUND : Outcome.PARTIAL, isFound ? reached : nearest(), expanded, request, buffer);
    }

    @Override
    public void markExpanded(BitGrid cells) {
        for (int cell = 0; cell < width * height; cell++) {
            if (frontier.isExpanded(cell)) {
                cells.set(cell % width, cell / width);
            }
        }
    }

    private boolean isGoal(int cell) {
        if (onlyGoal != Frontier.NONE) {
            return cell == onlyGoal;
        }
        CellTest test = goalTest;
        return test == null ? frontier.isGoal(cell) : test.test(cell % width, cell / width);
    }

    /** Of two equally cheap goals the one listed first, or the first in reading order. */
    private int preferred(int one, int other) {
        if (goalTest != null) {
            return Math.min(one, other);
        }
        for (int i = 0; i < goals.size(); i++) {
            int goal = index(goals.get(i));
            if (goal == one || goal == other) {
                return goal;
            }
        }
        return one;
    }

    private void expand(int cell) {
        int y = cell / width;
        int x = cell - y * width;
        double cost = frontier.cost(cell);
        int[] alongX = stepsX;
        int[] alongY = stepsY;
        sidesAsked = 0;
        sidesWithRoom = 0;
        double least = cost + prices.leastStraight;
        for (int i = 0; i < alongX.length; i++) {
            if (i == straight) {
                least = cost + prices.leastDiagonal;
            }
            int toX = x + alongX[i];
            int toY = y + alongY[i];
            if (toX < 0 || toY < 0 || toX >= width || toY >= height) {
                continue;
            }
            int to = toY * width + toX;
            double known = frontier.cost(to);
            // No step is cheaper than the least one, and asking for its price is what costs most here.
            if (least >= known || (i >= straight && needsBothSides && !leavesRoom(x, y, toX, toY))) {
                continue;
            }
            double price = prices.of(x, y, toX, toY, isGoal(to));
            if (i < straight && prices.tellRoom()) {
                noteSide(side(x, y, toX, toY), price < CostFunction.BLOCKED);
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
        return hasRoomAt(x, y, toX, y) && hasRoomAt(x, y, x, toY);
    }

    private boolean hasRoomAt(int x, int y, int sideX, int sideY) {
        int side = side(x, y, sideX, sideY);
        if ((sidesAsked & side) == 0) {
            noteSide(side, prices.leavesRoom(x, y, sideX, sideY));
        }
        return (sidesWithRoom & side) != 0;
    }

    private void noteSide(int side, boolean leavesRoom) {
        sidesAsked |= side;
        sidesWithRoom |= leavesRoom ? side : 0;
    }

    private static int side(int x, int y, int sideX, int sideY) {
        return sideX == x ? (sideY > y ? SOUTH : NORTH) : (sideX > x ? EAST : WEST);
    }

    private boolean hasRoom(int x, int y, Direction direction) {
        return !direction.isDiagonal()
                || (prices.leavesRoom(x, y, x + direction.dx(), y) && prices.leavesRoom(x, y, x, y + direction.dy()));
    }

    private double price(int from, int to) {
        int fromY = from / width;
        int toY = to / width;
        return prices.of(from - fromY * width, fromY, to - toY * width, toY, isGoal(to));
    }

    private int index(Point cell) {
        return cell.y() * width + cell.x();
    }

    /** How far a cell is from the nearest goal over open ground; the same for all if any might be one. */
    private double distance(int cell) {
        return goalTest != null ? 0 : expectation.distance(cell % width, cell / width);
    }

    /** The reachable cell closest to a goal. All that can be reached has been touched by now. */
    private int nearest() {
        if (goalTest != null) {
            return start;
        }
        int nearest = start;
        double least = Double.POSITIVE_INFINITY;
        for (int cell = 0; cell < width * height; cell++) {
            if (frontier.isTouched(cell)) {
                double distance = distance(cell);
                if (distance < least || (distance == least && frontier.cost(cell) < frontier.cost(nearest))) {
                    least = distance;
                    nearest = cell;
                }
            }
        }
        return nearest;
    }

    private void write(Outcome outcome, int end, int expanded, PathRequest request, PathBuffer buffer) {
        if (knowsAllTies) {
            straighten(end, request.options().ties());
        }
        int cells = 1;
        for (int cell = end; frontier.parent(cell) != Frontier.NONE; cell = frontier.parent(cell)) {
            cells++;
        }
        buffer.begin(outcome, expanded, cells);
        int cell = end;
        for (int index = cells - 1; index >= 0; index--) {
            buffer.put(index, cell % width, cell / width);
            cell = frontier.parent(cell);
        }
        boolean isPlain = request.options().occupied() == null
                && request.options().footprint().isOneCell();
        if (isPlain && request.ground() instanceof WalkMap) {
            buffer.priceAlike();
        } else if (isPlain && request.ground() instanceof CostMap map) {
            buffer.priceOn(map);
        } else {
            priceSteps(cells, buffer);
        }
    }

    private void priceSteps(int cells, PathBuffer buffer) {
        for (int i = 1; i < cells; i++) {
            int from = buffer.y(i - 1) * width + buffer.x(i - 1);
            buffer.priceStep(i - 1, price(from, buffer.y(i) * width + buffer.x(i)));
        }
    }

    /** Turns the ways along one path, of those that are equally cheap, to what the rule wants. */
    private void straighten(int end, Ties ties) {
        @Nullable Direction back = null;
        for (int cell = end; cell != start; cell = frontier.parent(cell)) {
            if (ties == Ties.CLOCKWISE || back == null || !comesFrom(cell, back)) {
                back = first(cell);
            }
            if (back != null) {
                frontier.redirect(cell, cell + back.dy() * width + back.dx());
            }
        }
    }

    private @Nullable Direction first(int cell) {
        for (int i = 0; i < directions.size(); i++) {
            if (comesFrom(cell, directions.get(i))) {
                return directions.get(i);
            }
        }
        return null;
    }

    /** Whether a cheapest path to the cell comes from there. */
    private boolean comesFrom(int cell, Direction back) {
        int x = cell % width + back.dx();
        int y = cell / width + back.dy();
        if (x < 0 || y < 0 || x >= width || y >= height) {
            return false;
        }
        int from = y * width + x;
        return frontier.cost(from) < frontier.cost(cell)
                && (from == start || !isGoal(from))
                && frontier.cost(from) + price(from, cell) == frontier.cost(cell)
                && (!needsBothSides || hasRoom(x, y, back.opposite()));
    }
}
