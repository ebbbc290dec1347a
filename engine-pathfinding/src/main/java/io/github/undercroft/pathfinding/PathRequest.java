package io.github.undercroft.pathfinding;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.Footprint;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A query for a {@link Pathfinder}: start, goals, ground, and options. A value; each method returns another request, and a
 * request may be used any number of times.
 *
 * <pre>{@code
 * PathRequest.from(turn.position()).to(goal).on(BoardCost.of(turn))                       // on a game's board
 * PathRequest.from(start).to(goal).on(WalkMap.of(open, Movement.FOUR_WAY))                 // on open cells
 * PathRequest.from(start).to(goal)                                                         // on any grid
 *         .onGrid(10, 4, Movement.FOUR_WAY, CostFunction.atLeast(1, (fromX, fromY, toX, toY) -> toY + 1))
 * }</pre>
 *
 * <p>Start, goal and grid are required. Whether they fit together is checked by {@code find}.
 */
public final class PathRequest {

    private final Point start;
    private final ImmutableList<Point> goals;
    private final @Nullable PathGround ground;
    private final Options options;

    /** The occupied cells and the policy for them. */
    record Occupied(BitGridView cells, OccupiedPolicy policy) {

        /** Whether a path meets no occupied cell; the last cell does not count if the policy exempts goals. */
        boolean leavesFree(PathBuffer path, Footprint footprint) {
            if (policy.price() == 0) {
                return true;
            }
            int end = policy.sparesGoal() ? path.length() - 1 : path.length();
            for (int i = 1; i < end; i++) {
                if (isMet(path.x(i), path.y(i), footprint)) {
                    return false;
                }
            }
            return true;
        }

        private boolean isMet(int left, int top, Footprint footprint) {
            for (int y = top; y < top + footprint.height(); y++) {
                for (int x = left; x < left + footprint.width(); x++) {
                    if (cells.get(x, y)) {
                        return true;
                    }
                }
            }
            return false;
        }
    }

    /** The optional settings. */
    record Options(
            int budget,
            Algorithm algorithm,
            Footprint footprint,
            @Nullable Occupied occupied) {
        static final Options NONE = new Options(Integer.MAX_VALUE, Algorithm.AUTO, Footprint.ONE_CELL, null);
    }

    private PathRequest(Point start, ImmutableList<Point> goals, @Nullable PathGround ground, Options options) {
        this.start = start;
        this.goals = goals;
        this.ground = ground;
        this.options = options;
    }

    /** @return a request for a path that begins at that cell, which need not be passable */
    public static PathRequest from(Point start) {
        return new PathRequest(Objects.requireNonNull(start, "start"), ImmutableList.of(), null, Options.NONE);
    }

    /** @return this request, with that goal */
    public PathRequest to(Point goal) {
        Objects.requireNonNull(goal, "goal");
        return toCheapestOf(ImmutableList.of(goal));
    }

    /**
     * This request, with several goals. The path leads to the one that is cheapest to reach, to the one listed first on a
     * tie, and ends at the first goal that it meets. The effort grows with cells times goals.
     */
    public PathRequest toCheapestOf(Collection<Point> anyGoals) {
        Objects.requireNonNull(anyGoals, "anyGoals");
        return new PathRequest(start, ImmutableList.copyOf(anyGoals), ground, options);
    }

    /** @return this request, on that ground, with its rule of walking and its prices */
    public PathRequest on(PathGround newGround) {
        Objects.requireNonNull(newGround, "newGround");
        return new PathRequest(start, goals, newGround, options);
    }

    /**
     * This request, on a {@link PricedGrid}.
     *
     * @throws IllegalArgumentException if there is no grid of that size
     */
    public PathRequest onGrid(int width, int height, Movement movement, CostFunction cost) {
        return on(new PricedGrid(width, height, movement, cost));
    }

    /**
     * This request, for a creature of several cells: start, goals and path give its top-left cell. Each cell under it must
     * be open, and a step costs as much as the most expensive of them. Diagonal steps need room for the footprint on both
     * sides.
     */
    public PathRequest withFootprint(Footprint footprint) {
        Objects.requireNonNull(footprint, "footprint");
        return with(new Options(options.budget, options.algorithm, footprint, options.occupied));
    }

    /**
     * This request, with occupied cells. They do not count as corners: a path may pass them diagonally. The cells of the
     * actor itself should not be set. A {@link TollGround}, such as the board of a game, already knows its occupied cells.
     */
    public PathRequest withOccupied(BitGridView cells, OccupiedPolicy policy) {
        Objects.requireNonNull(cells, "cells");
        Objects.requireNonNull(policy, "policy");
        Occupied occupied = new Occupied(cells, policy);
        return with(new Options(options.budget, options.algorithm, options.footprint, occupied));
    }

    /**
     * This request, with a budget of cells to expand; by default there is no limit. {@link Algorithm#TWO_STACKS} expands up
     * to 64 cells at once, and may stop that much sooner. If one of several goals was found by then, it is the result. Jump
     * points that find that a goal cannot be reached leave the closest cell to another search, which has the same budget
     * again.
     *
     * @throws IllegalArgumentException if it is less than 1
     */
    public PathRequest within(int expandedCells) {
        if (expandedCells < 1) {
            throw new IllegalArgumentException(
                    "A search needs a budget of 1 or more cells to expand; this is " + expandedCells);
        }
        return with(new Options(expandedCells, options.algorithm, options.footprint, options.occupied));
    }

    /** @return this request, to be answered by that algorithm and no other */
    public PathRequest using(Algorithm algorithm) {
        Objects.requireNonNull(algorithm, "algorithm");
        return with(new Options(options.budget, algorithm, options.footprint, options.occupied));
    }

    private PathRequest with(Options newOptions) {
        return new PathRequest(start, goals, ground, newOptions);
    }

    Point start() {
        return start;
    }

    List<Point> goals() {
        return goals;
    }

    PathGround ground() {
        if (ground == null) {
            throw new IllegalArgumentException(
                    "This request does not say where to walk; add on(boardCost), on(walkMap) or onGrid(...)");
        }
        return ground;
    }

    Options options() {
        return options;
    }

    /** Throws if something is missing or does not fit. */
    void check() {
        PathGround on = ground();
        if (goals.isEmpty()) {
            throw new IllegalArgumentException("This request has no goal; add to(goal)");
        }
        requireInside("start", start);
        Footprint footprint = options.footprint;
        // Compared this way round, the largest footprint does not run over.
        if (footprint.width() > on.width() - start.x() || footprint.height() > on.height() - start.y()) {
            throw new IllegalArgumentException("At the start " + start + " the footprint of " + footprint.width()
                    + " x "
                    + footprint.height() + " cells is not inside the grid of " + on.width() + " x " + on.height()
                    + "; the start is where its top-left cell is");
        }
        for (int i = 0; i < goals.size(); i++) {
            requireInside("goal", goals.get(i));
        }
        Occupied occupied = options.occupied;
        if (occupied != null && (occupied.cells.width() != on.width() || occupied.cells.height() != on.height())) {
            throw new IllegalArgumentException("The occupied cells are a grid of " + occupied.cells.width() + " x "
                    + occupied.cells.height() + "; the ground is " + on.width() + " x " + on.height());
        }
    }

    private void requireInside(String what, Point cell) {
        PathGround on = ground();
        if (cell.x() < 0 || cell.y() < 0 || cell.x() >= on.width() || cell.y() >= on.height()) {
            throw new IllegalArgumentException(
                    "The " + what + " " + cell + " is outside the grid of " + on.width() + " x " + on.height()
                            + "; x must be 0 to " + (on.width() - 1) + " and y 0 to " + (on.height() - 1));
        }
    }

    @Override
    public String toString() {
        return "path from " + start + " to " + goals + " on " + ground;
    }
}
