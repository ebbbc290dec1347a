package io.github.undercroft.pathfinding;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import java.util.List;

/** One search by A*. */
final class Search {

    private final PathRequest request;
    private final Frontier frontier;
    private final StepCost prices;
    private final Estimate estimate;
    private final List<Direction> directions;
    private final boolean needsBothSides;
    private final List<Point> goals;
    private final int width;
    private final int height;

    Search(PathRequest request, Frontier frontier) {
        this.request = request;
        this.frontier = frontier;
        this.prices = new StepCost(request.cost(), request.movement());
        this.estimate = new Estimate(prices, request.goals());
        this.directions = request.movement().directions();
        this.needsBothSides = request.movement().needsBothSides();
        this.goals = request.goals();
        this.width = request.width();
        this.height = request.height();
    }

    PathResult run() {
        frontier.begin(width * height);
        for (int i = 0; i < goals.size(); i++) {
            frontier.markGoal(index(goals.get(i)));
        }
        Point start = request.start();
        frontier.reach(index(start), Frontier.NONE, 0, estimate.from(start.x(), start.y()));
        int expanded = 0;
        double best = Double.POSITIVE_INFINITY;
        while (!frontier.isEmpty() && frontier.leastTotal() <= best) {
            int cell = frontier.pop();
            if (frontier.isGoal(cell)) {
                best = Math.min(best, frontier.cost(cell));
                if (goals.size() == 1) {
                    break;
                }
            } else if (expanded < request.budget()) {
                expanded++;
                expand(cell);
            } else if (best == Double.POSITIVE_INFINITY) {
                return new PathResult.BudgetSpent(expanded);
            } else {
                break;
            }
        }
        return best == Double.POSITIVE_INFINITY
                ? new PathResult.Partial(pathTo(nearest()))
                : new PathResult.Found(pathTo(firstGoalAt(best)));
    }

    private void expand(int cell) {
        int y = cell / width;
        int x = cell - y * width;
        double cost = frontier.cost(cell);
        for (int i = 0; i < directions.size(); i++) {
            Direction direction = directions.get(i);
            int toX = x + direction.dx();
            int toY = y + direction.dy();
            if (toX < 0 || toY < 0 || toX >= width || toY >= height) {
                continue;
            }
            int to = toY * width + toX;
            double reached = cost + price(cell, to);
            if (reached < frontier.cost(to) && (!needsBothSides || hasRoom(x, y, direction))) {
                double rest = frontier.isTouched(to) ? frontier.estimate(to) : estimate.from(toX, toY);
                frontier.reach(to, cell, reached, rest);
            }
        }
    }

    private boolean hasRoom(int x, int y, Direction direction) {
        return !direction.isDiagonal()
                || (request.cost().leavesRoom(x, y, x + direction.dx(), y)
                        && request.cost().leavesRoom(x, y, x, y + direction.dy()));
    }

    private double price(int from, int to) {
        int fromY = from / width;
        int toY = to / width;
        int fromX = from - fromY * width;
        int toX = to - toY * width;
        return frontier.isGoal(to) ? prices.ontoGoal(fromX, fromY, toX, toY) : prices.of(fromX, fromY, toX, toY);
    }

    private int index(Point cell) {
        return cell.y() * width + cell.x();
    }

    private Point cellAt(int index) {
        return new Point(index % width, index / width);
    }

    private int firstGoalAt(double cost) {
        for (Point goal : goals) {
            if (frontier.cost(index(goal)) <= cost) {
                return index(goal);
            }
        }
        throw new IllegalStateException("A goal was reached and is lost; this is a defect of the engine");
    }

    /** The reachable cell closest to a goal. All that can be reached has been touched by now. */
    private int nearest() {
        int nearest = index(request.start());
        double least = Double.POSITIVE_INFINITY;
        for (int cell = 0; cell < width * height; cell++) {
            if (frontier.isTouched(cell)) {
                double distance = distanceToGoal(cellAt(cell));
                if (distance < least || (distance == least && frontier.cost(cell) < frontier.cost(nearest))) {
                    least = distance;
                    nearest = cell;
                }
            }
        }
        return nearest;
    }

    private double distanceToGoal(Point cell) {
        Metric metric = request.movement() == Movement.FOUR_WAY ? Metric.MANHATTAN : Metric.OCTILE;
        double least = Double.POSITIVE_INFINITY;
        for (Point goal : goals) {
            least = Math.min(least, metric.distance(cell, goal));
        }
        return least;
    }

    private Path pathTo(int end) {
        ImmutableList.Builder<Point> cells = ImmutableList.builder();
        ImmutableList.Builder<Double> costs = ImmutableList.builder();
        for (int cell = end; cell != Frontier.NONE; cell = frontier.parent(cell)) {
            cells.add(cellAt(cell));
            int parent = frontier.parent(cell);
            if (parent != Frontier.NONE) {
                costs.add(price(parent, cell));
            }
        }
        return new Path(cells.build().reverse(), costs.build().reverse());
    }
}
