package io.github.undercroft.pathfinding;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import java.util.Collection;
import java.util.List;

/**
 * What to ask a {@link Pathfinder}: from where, to where, and how one walks. A value; each method gives another one.
 *
 * <pre>{@code
 * PathRequest.from(turn.position()).to(goal).on(BoardCost.of(turn))                       // on a game's board
 * PathRequest.from(start).to(goal).onGrid(width, height, Movement.FOUR_WAY, costFunction)  // on any grid
 * }</pre>
 *
 * <p>Start, goal and grid are required. Whether they fit together is checked when the path is asked for.
 */
public final class PathRequest {

    /** Some virtual machines allow no longer array. */
    private static final int MOST_CELLS = Integer.MAX_VALUE - 8;

    private static final Grid NO_GRID = new Grid(0, 0, Movement.FOUR_WAY, (fromX, fromY, toX, toY) -> 0);

    private final Point start;
    private final ImmutableList<Point> goals;
    private final Grid grid;
    private final int budget;

    private record Grid(int width, int height, Movement movement, CostFunction cost) {}

    private PathRequest(Point start, ImmutableList<Point> goals, Grid grid, int budget) {
        this.start = start;
        this.goals = goals;
        this.grid = grid;
        this.budget = budget;
    }

    /** @return a request for a path that begins there; that cell itself need not be passable */
    public static PathRequest from(Point start) {
        return new PathRequest(start, ImmutableList.of(), NO_GRID, Integer.MAX_VALUE);
    }

    /** @return this request, with that goal */
    public PathRequest to(Point goal) {
        return toCheapestOf(ImmutableList.of(goal));
    }

    /**
     * This request, with several goals. The path leads to the one that is cheapest to reach, of equally cheap ones to the
     * one listed first, and ends at the first goal that it comes to. The effort grows with cells times goals.
     */
    public PathRequest toCheapestOf(Collection<Point> anyGoals) {
        return new PathRequest(start, ImmutableList.copyOf(anyGoals), grid, budget);
    }

    /** @return this request, on the board, by the rule of walking and at the prices of that cost function */
    public PathRequest on(BoardCost cost) {
        return onGrid(cost.width(), cost.height(), cost.steps().movement(), cost);
    }

    /**
     * This request, on a grid of that size.
     *
     * @throws IllegalArgumentException if there is no grid of that size
     */
    public PathRequest onGrid(int width, int height, Movement movement, CostFunction cost) {
        if (width < 1 || height < 1 || (long) width * height > MOST_CELLS) {
            throw new IllegalArgumentException("A path needs a grid at least 1 wide and 1 high with at most "
                    + MOST_CELLS + " cells; this one is " + width + " x " + height);
        }
        return new PathRequest(start, goals, new Grid(width, height, movement, cost), budget);
    }

    /**
     * This request, to be given up rather than try steps from more than that many cells. Unless asked for, there is no
     * limit. If one of several goals was found by then, it is the answer.
     *
     * @throws IllegalArgumentException if it is less than 1
     */
    public PathRequest within(int expandedCells) {
        if (expandedCells < 1) {
            throw new IllegalArgumentException(
                    "A search needs a budget of 1 or more cells to expand; this is " + expandedCells);
        }
        return new PathRequest(start, goals, grid, expandedCells);
    }

    Point start() {
        return start;
    }

    List<Point> goals() {
        return goals;
    }

    int width() {
        return grid.width;
    }

    int height() {
        return grid.height;
    }

    Movement movement() {
        return grid.movement;
    }

    CostFunction cost() {
        return grid.cost;
    }

    int budget() {
        return budget;
    }

    /** Throws if something is missing or does not fit. */
    void check() {
        if (grid.width == 0) {
            throw new IllegalArgumentException(
                    "This request does not say where to walk; add on(boardCost) or onGrid(...)");
        }
        if (goals.isEmpty()) {
            throw new IllegalArgumentException("This request has no goal; add to(goal)");
        }
        requireInside("start", start);
        for (int i = 0; i < goals.size(); i++) {
            requireInside("goal", goals.get(i));
        }
    }

    private void requireInside(String what, Point cell) {
        if (cell.x() < 0 || cell.y() < 0 || cell.x() >= grid.width || cell.y() >= grid.height) {
            throw new IllegalArgumentException(
                    "The " + what + " " + cell + " is outside the grid of " + grid.width + " x " + grid.height
                            + "; x must be 0 to " + (grid.width - 1) + " and y 0 to " + (grid.height - 1));
        }
    }

    @Override
    public String toString() {
        return "path from " + start + " to " + goals + " on " + grid.width + " x " + grid.height;
    }
}
