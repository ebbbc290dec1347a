package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.pathfinding.PathBuffer.Outcome;
import org.jspecify.annotations.Nullable;

/**
 * Finds paths on boards where what somebody fills and what may be a closed door costs a toll: with diagonal steps by jump
 * points, whose map of such cells is kept and follows them as they move, open and close; without by stacks.
 */
final class TolledBoardSearch {

    private static final Keys WHOLE_STEPS = Keys.ofUnits(1, 1, 1, 1);

    private final OpenSearch search;
    private final KeptMaps maps = new KeptMaps();
    private final Tolls tolls = new Tolls();
    private final TollSteps steps = new TollSteps(tolls);
    private TollCells cells = new TollCells(1, 1);

    TolledBoardSearch(OpenSearch search) {
        this.search = search;
    }

    /** Whether it is known without asking each cell of a board which ones cost a toll. */
    static boolean canAnswer(BoardCost board) {
        return !board.pricesTerrain();
    }

    /**
     * The search that has found the cheapest of the goals; null if none has.
     *
     * @param open the map of the board without any toll
     */
    @Nullable
    SearchKernel find(BoardCost board, KeptMap open, PathRequest request, PathBuffer into) {
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
        if (found == null || into.outcome() != Outcome.FOUND) {
            return null;
        }
        into.priceOn(board);
        return found;
    }

    /** Finds the cheapest goal, of equally cheap ones the first, and last of all the path to that. */
    private @Nullable SearchKernel cheapest(KeptMap kept, PathRequest request, PathBuffer into) {
        int goals = request.goals().size();
        int best = -1;
        long least = Long.MAX_VALUE;
        SearchKernel found = null;
        for (int i = 0; i < goals; i++) {
            SearchKernel each = find(kept, request, i, into);
            if (each != null && into.outcome() == Outcome.BUDGET_SPENT) {
                return null;
            }
            if (each != null && search.unitsFound(kept.map) < least) {
                least = search.unitsFound(kept.map);
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
