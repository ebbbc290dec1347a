package io.github.undercroft.pathfinding;

import io.github.undercroft.model.TurnView;
import io.github.undercroft.model.WorkspaceKey;

/**
 * Finds cheapest paths on grids. Make one and use it again: it keeps its arrays, and no query influences a later one.
 *
 * <p>The path has the least cost there is. Where {@link CostFunction#leastStep()} is more than 0 and prices are not whole
 * multiples of a power of two, sums of doubles decide, and another path may be cheaper by their rounding (about 1 part in
 * 10^12). Steps are tried in the order of {@link io.github.undercroft.geometry.Direction}; of the cells at hand the
 * one with the least expected total is expanded, then the one expected closest to the goal, then the first in reading
 * order; of two equally cheap ways to a cell the one found first stays. So equal requests give the same cells, on every
 * machine.
 *
 * <p>A query takes O(c log c) for c expanded cells, and as much memory as the largest grid asked about: 44 bytes a cell. A
 * goal that cannot be reached costs a look at every cell that can: give a budget where that is too much.
 *
 * <p>Belongs to one thread at a time. Brains share the one of their game: {@link #of(TurnView)}.
 *
 * <p>Source: P. Hart, N. Nilsson, B. Raphael, "A Formal Basis for the Heuristic Determination of Minimum Cost Paths", 1968
 * (A*). Cells are expanded again should rounding have made a way to them cheaper.
 */
public final class Pathfinder {

    private static final WorkspaceKey<Pathfinder> KEY = WorkspaceKey.of("pathfinder", Pathfinder::new);

    private final Frontier frontier = new Frontier();

    /** A path-finder for any number of queries, on grids of any size. */
    public Pathfinder() {}

    /** @return the path-finder of that game, for its brains */
    public static Pathfinder of(TurnView turn) {
        return turn.workspace(KEY);
    }

    /**
     * Answers the request.
     *
     * @throws IllegalArgumentException if start or goal are missing or outside, or a price is negative or not a number; the
     *     message names the cell
     */
    public PathResult find(PathRequest request) {
        request.check();
        return new Search(request, frontier).run();
    }
}
