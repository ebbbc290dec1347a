package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.model.WorkspaceKey;
import io.github.undercroft.pathfinding.PathRequest.Occupied;
import io.github.undercroft.pathfinding.PathRequest.Options;
import org.jspecify.annotations.Nullable;

/**
 * Finds cheapest paths. Make one and use it again: it keeps its arrays, and no query influences a later one.
 *
 * <p>It chooses how to search by what is asked, see {@link Algorithm}: one goal on a {@link WalkMap} is by far the fastest,
 * then come {@link CostMap} and {@link BoardCost}. Equal requests give the same cells, on every machine. With whole-number
 * costs the path is the cheapest there is, to one part in 10^6 on grids where two paths differ by more than a thousand
 * diagonal steps of the square root of 2, and exactly on all others. With
 * doubles it is the cheapest too; where {@link CostFunction#leastStep()} is more than 0 and prices are not whole multiples
 * of a power of two, sums of doubles decide, and another path may be cheaper by their rounding (about 1 part in 10^12).
 *
 * <p>On a {@link BoardCost}, and with doubles, steps are tried in the order of
 * {@link io.github.undercroft.geometry.Direction}; of the cells at hand the one with the least expected total is expanded,
 * then the one expected closest to the goal, then the first in reading order; of two equally cheap ways to a cell the one
 * found first stays.
 *
 * <p>A query takes O(c log c) for c expanded cells, and as much memory as the largest grid asked about: 44 bytes a cell with
 * doubles, 4 to 16 else and up to 36 for jumps that it remembers. It allocates nothing else but the path, and not that with a {@link PathBuffer}. A goal that cannot
 * be reached costs a look at every cell that can: give a budget where that is too much.
 *
 * <p>Belongs to one thread at a time. Brains share the one of their game: {@link #of(TurnView)}.
 *
 * <p>Source: P. Hart, N. Nilsson, B. Raphael, "A Formal Basis for the Heuristic Determination of Minimum Cost Paths", 1968
 * (A*). With doubles, cells are expanded again should rounding have made a way to them cheaper.
 */
public final class Pathfinder {

    private static final WorkspaceKey<Pathfinder> KEY = WorkspaceKey.of("pathfinder", Pathfinder::new);

    private final ExactSearch exact = new ExactSearch();
    private final TwoStackSearch stacks = new TwoStackSearch();
    private final TollSearch tolls = new TollSearch();
    private final PathBuffer answer = new PathBuffer();
    private final FootprintMaps footprints = new FootprintMaps();
    private long[] free = {};
    private @Nullable StrictJumps strictJumps;
    private @Nullable CuttingJumps cuttingJumps;
    private @Nullable WholeSearch whole;
    /** Which search has answered the last query, on a ground of that size. */
    private @Nullable SearchKernel answered;

    private int width;
    private int height;

    /** A path-finder for any number of queries, on grids of any size. */
    public Pathfinder() {}

    /** @return the path-finder of that game, for its brains */
    public static Pathfinder of(TurnView turn) {
        return turn.workspace(KEY);
    }

    /**
     * Answers the request.
     *
     * @throws IllegalArgumentException if start or goal are missing or outside, a price is negative or not a number, or the
     *     request names an {@link Algorithm} that cannot answer it; the message names what is wrong and what to do
     */
    public PathResult find(PathRequest request) {
        find(request, answer);
        return answer.toResult();
    }

    /** Answers the request by writing over an earlier answer; refuses what {@link #find(PathRequest)} refuses. */
    public void find(PathRequest request, PathBuffer into) {
        request.check();
        answered = null;
        answered = switch (Choice.of(request)) {
            case JUMP_POINTS -> byJumpPoints(request, into);
            case TWO_STACKS -> byTwoStacks(request, into);
            case ASTAR -> byWholeNumbersOrTolls(request, into);
            default -> byDoubles(request, into);
        };
        width = request.ground().width();
        height = request.ground().height();
    }

    /**
     * The cells from which the last query tried steps, for pictures and overlays: they show what a search has looked at.
     * For somebody of several cells they are where its top-left cell would be. The goal is not among them. They are as many
     * as {@link PathResult#expanded()} tells; fewer only where doubles made a search try steps from a cell twice.
     *
     * <p>Costs O(cells of the grid); a query that nobody asks about costs nothing more.
     *
     * @return a grid as large as that of the query, and the caller's own
     * @throws IllegalStateException before the first query, and after one that was refused
     */
    public BitGrid expandedCells() {
        SearchKernel kernel = answered;
        if (kernel == null) {
            throw new IllegalStateException(
                    "No query has been answered whose expanded cells could be told; call find before expandedCells");
        }
        BitGrid cells = BitGrid.of(width, height);
        kernel.markExpanded(cells);
        return cells;
    }

    private WalkMap walkMap(PathRequest request) {
        Options options = request.options();
        return footprints.of((WalkMap) request.ground(), options.footprint());
    }

    private SearchKernel byJumpPoints(PathRequest request, PathBuffer into) {
        WalkMap map = walkMap(request);
        JumpPointSearch jumps = jumps(map);
        return jumps.find(map, request, into) ? jumps : byWholeNumbers(request, into);
    }

    private SearchKernel byTwoStacks(PathRequest request, PathBuffer into) {
        stacks.find(walkMap(request), request, into);
        return stacks;
    }

    private SearchKernel byDoubles(PathRequest request, PathBuffer into) {
        exact.find(request, into);
        return exact;
    }

    private SearchKernel byWholeNumbersOrTolls(PathRequest request, PathBuffer into) {
        Occupied occupied = request.options().occupied();
        if (request.ground() instanceof BoardCost board) {
            return tolls.find(board, request, into) ? tolls : byDoubles(request, into);
        }
        if (occupied == null) {
            return byWholeNumbers(request, into);
        }
        WalkMap map = walkMap(request);
        SearchKernel open = byOpenCells(map, occupied, request, into);
        if (open != null) {
            return open;
        }
        return tolls.find(map, occupied, request, into) ? tolls : byDoubles(request, into);
    }

    /** The search for open cells that has found a path; null if none has. */
    private @Nullable SearchKernel byOpenCells(WalkMap map, Occupied occupied, PathRequest request, PathBuffer into) {
        Options options = request.options();
        if (options.algorithm() != Algorithm.AUTO
                || request.goalTest() != null
                || request.goals().size() != 1) {
            return null;
        }
        boolean isFour = map.movement() == Movement.FOUR_WAY;
        boolean blocks = occupied.policy().price() == CostFunction.BLOCKED;
        if (isFour && blocks && options.footprint().isOneCell()) {
            stacks.find(map, freeCells(map, occupied, request.goals().get(0)), request, into);
            return stacks;
        }
        // A cheapest way as if nobody were there, if it meets nobody: others make ways dearer only.
        SearchKernel search = stacks;
        if (isFour) {
            stacks.find(map, request, into);
        } else {
            JumpPointSearch jumps = jumps(map);
            if (!jumps.find(map, request, into)) {
                return null;
            }
            search = jumps;
        }
        boolean isFree = into.outcome() == PathBuffer.Outcome.FOUND && occupied.leavesFree(into, options.footprint());
        return isFree ? search : null;
    }

    /** Where there are no diagonal steps, and so no corners, who blocks a cell is like a wall. */
    private long[] freeCells(WalkMap map, Occupied occupied, Point goal) {
        if (free.length < map.open.length) {
            free = new long[map.open.length];
        }
        map.writeOpenWithout(occupied.cells(), free);
        if (occupied.policy().sparesGoal() && map.isOpen(goal.x(), goal.y())) {
            free[(goal.y() + 1) * map.stride + ((goal.x() + 1) >> 6)] |= 1L << (goal.x() + 1);
        }
        return free;
    }

    /** Also for the nearest cell where jump points have found that there is no path. */
    private SearchKernel byWholeNumbers(PathRequest request, PathBuffer into) {
        PriceTable table = request.ground() instanceof CostMap map
                ? map.table
                : walkMap(request).table();
        Keys keys = table.keys.orElseThrow(() -> new IllegalStateException("No keys; this is a defect of the engine"));
        WholeSearch search = whole;
        if (search == null) {
            search = new WholeSearch(table, keys);
            whole = search;
        }
        search.find(table, keys, request, into);
        return search;
    }

    private JumpPointSearch jumps(WalkMap map) {
        return map.movement() == Movement.EIGHT_WAY ? cuttingJumps(map) : strictJumps(map);
    }

    private StrictJumps strictJumps(WalkMap map) {
        StrictJumps search = strictJumps;
        if (search == null) {
            search = new StrictJumps(map);
            strictJumps = search;
        }
        return search;
    }

    private CuttingJumps cuttingJumps(WalkMap map) {
        CuttingJumps search = cuttingJumps;
        if (search == null) {
            search = new CuttingJumps(map);
            cuttingJumps = search;
        }
        return search;
    }
}
