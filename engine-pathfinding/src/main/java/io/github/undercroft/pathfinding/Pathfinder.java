package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.pathfinding.PathRequest.Occupied;
import io.github.undercroft.pathfinding.PathRequest.Options;
import org.jspecify.annotations.Nullable;

/**
 * Finds cheapest paths. Make one and use it again: it keeps its arrays, and no query influences a later one.
 *
 * <p>It chooses the algorithm by the request, see {@link Algorithm}: one goal on a {@link WalkMap} is by far the fastest,
 * then come {@link CostMap} and {@link TollGround}. Equal requests give the same cells, on every machine. With whole-number
 * costs the path is the cheapest there is, to one part in 10^6 on grids where two paths differ by more than a thousand
 * diagonal steps of the square root of 2, and exactly on all others. With doubles it is the cheapest too; where {@link
 * CostFunction#minStep()} is more than 0 and prices are not whole multiples of a power of two, sums of doubles decide, and
 * another path may be cheaper by their rounding (about 1 part in 10^12).
 *
 * <p>On a {@link TollGround} a path is first searched over open cells, as if nobody were there and all doors were open; if
 * it meets no creature, no closed door and no terrain with a price, it is the result. Otherwise jumps or stacks that handle
 * such cells search again, and A* only where terrain has prices or a price is not a whole number. The maps for this are kept
 * for up to eight boards, and updated when cells open, close or are entered.
 *
 * <p>With {@link Algorithm#ASTAR} named on a {@link TollGround}, and with doubles, steps are tried in the order of {@link
 * io.github.undercroft.geometry.Direction}; the cell with the lowest expected total is expanded first, then the one expected
 * closest to the goal, then the first in reading order; of two equally cheap paths to a cell the one found first stays.
 *
 * <p>A query takes O(c log c) for c expanded cells, and as much memory as the largest grid asked about: 48 bytes a cell with
 * doubles, 4 to 16 else and up to 44 for jumps that it remembers, on each board that it keeps. It allocates nothing but the
 * path, and with a {@link PathBuffer} not even that. If the goal cannot be reached, the search visits every cell that can:
 * give a budget if that is too much.
 *
 * <p>Belongs to one thread at a time. Brains share the one of their game: {@code SharedPathfinder.of(turn)} of package {@code brain}.
 *
 * <p>Source: P. Hart, N. Nilsson, B. Raphael, "A Formal Basis for the Heuristic Determination of Minimum Cost Paths", 1968
 * (A*). With doubles, a cell is expanded again if rounding makes a path to it cheaper.
 */
public final class Pathfinder {

    private final ExactSearch exact = new ExactSearch();
    private final OpenSearch openSearch = new OpenSearch();
    private final TollSearch tolls = new TollSearch();
    private final KeptMaps keptMaps = new KeptMaps();
    private final BoardSearch boards = new BoardSearch(openSearch, keptMaps);
    private final PathBuffer answer = new PathBuffer();
    private final FootprintMaps footprints = new FootprintMaps();
    /** The jumps known for the {@link WalkMap} with diagonal steps that was asked about last. */
    private final KnownJumps jumps = new KnownJumps();

    private @Nullable WalkMap jumpsOf;
    private @Nullable WholeSearch whole;
    /** Which search has answered the last query, on a ground of that size. */
    private @Nullable SearchKernel answered;

    private int width;
    private int height;

    /** A pathfinder for any number of queries, on grids of any size. */
    public Pathfinder() {}

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

    /**
     * Answers the request into a buffer, overwriting its earlier result; refuses what {@link #find(PathRequest)} refuses.
     */
    public void find(PathRequest request, PathBuffer into) {
        request.check();
        answered = null;
        answered = switch (AlgorithmChoice.of(request)) {
            case JUMP_POINTS, TWO_STACKS -> overOpenCells(request, into);
            case ASTAR -> byWholeNumbersOrTolls(request, into);
            default -> byDoubles(request, into);
        };
        width = request.ground().width();
        height = request.ground().height();
    }

    /**
     * The cells from which the last query tried steps, for pictures and overlays. For a creature of several cells they are
     * positions of its top-left cell. The goal is not included. Their number is {@link PathResult#expanded()}; lower only if
     * doubles made a search expand a cell twice.
     *
     * <p>O(cells of the grid); costs nothing if it is not called.
     *
     * @return a grid as large as that of the query, and the caller's own
     * @throws IllegalStateException before the first query, and after one that was refused
     */
    public BitGrid expandedCells() {
        SearchKernel kernel = answered;
        if (kernel == null) {
            throw new IllegalStateException(
                    "There is no answered query with expanded cells; call find before expandedCells");
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
        if (request.ground() instanceof TollGround board) {
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
        if (options.algorithm() != Algorithm.AUTO || request.goals().size() != 1) {
            return null;
        }
        boolean blocks = occupied.policy().price() == CostFunction.BLOCKED;
        if (map.movement() == Movement.FOUR_WAY && blocks && options.footprint().isOneCell()) {
            return openSearch.findRound(map, occupied.cells(), occupied.policy().sparesGoal(), request, into);
        }
        // A cheapest path as if nobody were there is right if it meets nobody: occupants only make paths more
        // expensive.
        SearchKernel search = findOpen(map, request, into);
        // Only a search writes to the buffer: without one the path of an earlier query is still in it.
        boolean isFree = search != null
                && into.status() == PathBuffer.Status.FOUND
                && occupied.leavesFree(into, options.footprint());
        return isFree ? search : null;
    }

    /** Also for the nearest cell where jump points have found that there is no path. */
    private SearchKernel byWholeNumbers(PathRequest request, PathBuffer into) {
        PriceTable table = request.ground() instanceof CostMap map
                ? map.table
                : walkMap(request).table();
        PathKeys keys =
                table.keys.orElseThrow(() -> new IllegalStateException("No keys; this is a defect of the engine"));
        WholeSearch search = whole;
        if (search == null) {
            search = new WholeSearch(table);
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
