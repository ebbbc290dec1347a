package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.pathfinding.PathBuffer.Status;
import org.jspecify.annotations.Nullable;

/**
 * Finds paths on boards where occupied cells and possible closed doors cost a toll: with diagonal steps by jump points,
 * whose map of such cells is kept and updated as they move, open and close; without by stacks.
 */
final class TolledBoardSearch {

    private static final PathKeys WHOLE_STEPS = PathKeys.ofUnits(1, 1, 1, 1);

    private final OpenSearch search;
    private final KeptMaps maps = new KeptMaps();
    private final Tolls tolls = new Tolls();
    private final TollSteps steps = new TollSteps(tolls);
    private TollCells cells = new TollCells(1, 1);

    TolledBoardSearch(OpenSearch search) {
        this.search = search;
    }

    /** Whether the cells with a toll are known without asking each cell of a board. */
    static boolean canAnswer(TollGround board) {
        return !board.hasDearCells();
    }

    /**
     * The search that has found the cheapest of the goals; null if none has.
     *
     * @param open the map of the board without any toll
     */
    @Nullable
    SearchKernel find(TollGround board, KeptMap open, PathRequest request, PathBuffer into) {
        if (!cells.fits(board.width(), board.height())) {
            cells = new TollCells(board.width(), board.height());
        }
        cells.take(board);
        KeptMap kept = open;
        if (board.movement() == Movement.FOUR_WAY) {
            tolls.begin(board, WHOLE_STEPS);
        } else {
            kept = maps.of(board.openAtMost(), cells, board.movement(), open.keys.straight, open.keys.diagonal);
            tolls.begin(board, kept.keys);
        }
        SearchKernel found = cheapest(kept, request, into);
        if (found == null || into.status() != Status.FOUND) {
            return null;
        }
        into.priceOn(board);
        return found;
    }

    /** Finds the cheapest goal, the first of equally cheap ones, and then the path to it. */
    private @Nullable SearchKernel cheapest(KeptMap kept, PathRequest request, PathBuffer into) {
        int goals = request.goals().size();
        int best = -1;
        long min = Long.MAX_VALUE;
        SearchKernel found = null;
        for (int i = 0; i < goals; i++) {
            SearchKernel each = find(kept, request, i, into);
            if (each != null && into.status() == Status.BUDGET_SPENT) {
                return null;
            }
            if (each != null && search.unitsFound(kept.map) < min) {
                min = search.unitsFound(kept.map);
                best = i;
                found = each;
            }
        }
        return best < 0 || best == goals - 1 ? found : find(kept, request, best, into);
    }

    private @Nullable SearchKernel find(KeptMap kept, PathRequest request, int goal, PathBuffer into) {
        return kept.map.movement() == Movement.FOUR_WAY
                ? search.findPast(steps, cells, kept, request, goal, into)
                : search.findPast(tolls, kept, request, goal, into);
    }
}
