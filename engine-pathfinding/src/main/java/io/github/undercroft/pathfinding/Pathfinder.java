package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.model.WorkspaceKey;
import io.github.undercroft.pathfinding.PathRequest.Options;
import org.jspecify.annotations.Nullable;

/**
 * Finds cheapest paths. Make one and use it again: it keeps its arrays, and no query influences a later one.
 *
 * <p>It chooses how to search by what is asked, see {@link Algorithm}: one goal on a {@link WalkMap} is by far the fastest.
 * Equal requests give the same cells, on every machine. With whole-number costs the path is the cheapest there is, to one
 * part in 10^6 on grids where two paths differ by more than a thousand diagonal steps, and exactly on all others. With
 * doubles it is the cheapest too; where {@link CostFunction#leastStep()} is more than 0 and prices are not whole multiples
 * of a power of two, sums of doubles decide, and another path may be cheaper by their rounding (about 1 part in 10^12).
 *
 * <p>With doubles, steps are tried in the order of {@link io.github.undercroft.geometry.Direction}; of the cells at hand
 * the one with the least expected total is expanded, then the one expected closest to the goal, then the first in reading
 * order; of two equally cheap ways to a cell the one found first stays.
 *
 * <p>A query takes O(c log c) for c expanded cells, and as much memory as the largest grid asked about: 44 bytes a cell with
 * doubles, 4 to 16 else. It allocates nothing else but the path, and not that with a {@link PathBuffer}. A goal that cannot
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
    private final PathBuffer answer = new PathBuffer();
    private final FootprintMaps footprints = new FootprintMaps();
    private @Nullable StrictJumps strictJumps;
    private @Nullable CuttingJumps cuttingJumps;
    private @Nullable WholeSearch whole;

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
        switch (Choice.of(request)) {
            case JUMP_POINTS -> byJumpPoints(request, into);
            case TWO_STACKS -> byTwoStacks(request, into);
            case ASTAR -> byWholeNumbers(request, into);
            default -> exact.find(request, into);
        }
    }

    private WalkMap walkMap(PathRequest request) {
        Options options = request.options();
        return footprints.of((WalkMap) request.ground(), options.footprint());
    }

    private void byJumpPoints(PathRequest request, PathBuffer into) {
        WalkMap map = walkMap(request);
        JumpPointSearch search = map.movement() == Movement.EIGHT_WAY ? cuttingJumps(map) : strictJumps(map);
        if (!search.find(map, request, into)) {
            byWholeNumbers(request, into);
        }
    }

    private void byTwoStacks(PathRequest request, PathBuffer into) {
        if (!stacks.find(walkMap(request), request, into)) {
            byWholeNumbers(request, into);
        }
    }

    /**
     * Also for the nearest cell where a faster search has found that there is no path; and where waves have spent the budget, as
     * they keep no way to single cells. Then the same budget is spent once more.
     */
    private void byWholeNumbers(PathRequest request, PathBuffer into) {
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
