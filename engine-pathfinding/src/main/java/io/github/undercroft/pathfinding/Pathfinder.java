package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Movement;
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
 * <p>On a {@link BoardCost} a path is first looked for over open cells, as if nobody were there and all doors stood open; where
 * it meets nobody, no closed door and no dear terrain, it is the answer. Else it is looked for by jumps or stacks that step with
 * care beside such cells, and only where terrain has prices or a price is no whole number by A*. What that needs of a board is
 * kept, for up to eight boards, and follows its cells as they open, close and are entered.
 *
 * <p>With {@link Algorithm#ASTAR} named on a {@link BoardCost}, and with doubles, steps are tried in the order of
 * {@link io.github.undercroft.geometry.Direction}; of the cells at hand the one with the least expected total is expanded,
 * then the one expected closest to the goal, then the first in reading order; of two equally cheap ways to a cell the one
 * found first stays.
 *
 * <p>A query takes O(c log c) for c expanded cells, and as much memory as the largest grid asked about: 48 bytes a cell with
 * doubles, 4 to 16 else and up to 44 for jumps that it remembers, on each board that it keeps. It allocates nothing else but the path, and not that with a {@link PathBuffer}. A goal that cannot
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
    private final OpenSearch openSearch = new OpenSearch();
    private final TollSearch tolls = new TollSearch();
    private final KeptMaps keptMaps = new KeptMaps();
    private final BoardSearch boards = new BoardSearch(openSearch, keptMaps);
    private final PathBuffer answer = new PathBuffer();
    private final FootprintMaps footprints = new FootprintMaps();
    /** What is known of the {@link WalkMap} with diagonal steps that was asked about last. */
    private final KnownJumps jumps = new KnownJumps();

    private @Nullable WalkMap jumpsOf;
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
            case JUMP_POINTS, TWO_STACKS -> overOpenCells(request, into);
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

    private SearchKernel overOpenCells(PathRequest request, PathBuffer into) {
        WalkMap map = walkMap(request);
        SearchKernel search = findOpen(map, request, into);
        return search != null ? search : byWholeNumbers(request, into);
    }

    private @Nullable SearchKernel findOpen(WalkMap map, PathRequest request, PathBuffer into) {
        SearchKernel search = openSearch.find(map, jumps(map), request, into);
        if (search != null && map.movement() != Movement.FOUR_WAY) {
            into.priceAlike();
        }
        return search;
    }

    private SearchKernel byDoubles(PathRequest request, PathBuffer into) {
        exact.find(request, into);
        return exact;
    }

    private SearchKernel byWholeNumbersOrTolls(PathRequest request, PathBuffer into) {
        Occupied occupied = request.options().occupied();
        if (request.ground() instanceof BoardCost board) {
            SearchKernel fast = boards.find(board, request, into);
            return fast != null ? fast : tolls.find(board, request, into) ? tolls : byDoubles(request, into);
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
        boolean blocks = occupied.policy().price() == CostFunction.BLOCKED;
        if (map.movement() == Movement.FOUR_WAY && blocks && options.footprint().isOneCell()) {
            return openSearch.findRound(map, occupied.cells(), occupied.policy().sparesGoal(), request, into);
        }
        // A cheapest way as if nobody were there, if it meets nobody: others make ways dearer only.
        SearchKernel search = findOpen(map, request, into);
        boolean isFree = into.outcome() == PathBuffer.Outcome.FOUND && occupied.leavesFree(into, options.footprint());
        return isFree ? search : null;
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

    private KnownJumps jumps(WalkMap map) {
        if (jumpsOf != map && map.movement() != Movement.FOUR_WAY) {
            jumpsOf = map;
            jumps.clear(map.pitch * (map.height() + 2));
        }
        return jumps;
    }

    /** The maps that it keeps of boards. */
    KeptMaps keptMaps() {
        return keptMaps;
    }
}
