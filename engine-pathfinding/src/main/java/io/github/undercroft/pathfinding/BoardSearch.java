package io.github.undercroft.pathfinding;

import com.google.common.math.IntMath;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.pathfinding.PathBuffer.Outcome;
import org.jspecify.annotations.Nullable;

/**
 * Finds paths on boards as if nobody were there, no terrain cost more, and all that might be a door stood open. All of that
 * makes ways dearer only: so a cheapest path that meets none of it is a cheapest one on the board. One that meets some is
 * looked for again by {@link TolledBoardSearch}, or left to a search that asks about every cell.
 */
final class BoardSearch {

    /** With more goals, one search for all of them is faster. */
    private static final int MOST_GOALS = 4;

    /** Where a diagonal step costs no less than a straight one, and no more than two, jump points are right. */
    private static final int LEAST_PERCENT = 100;

    private static final int MOST_PERCENT = 200;

    private final OpenSearch search;
    private final KeptMaps maps;
    private final TolledBoardSearch tolled;

    BoardSearch(OpenSearch search, KeptMaps maps) {
        this.search = search;
        this.maps = maps;
        tolled = new TolledBoardSearch(search);
    }

    /** Whether diagonal steps cost as jump points need it. */
    static boolean allowsJumps(BoardCost board) {
        int percent = board.steps().diagonalPercent();
        return board.movement() == Movement.FOUR_WAY || (percent >= LEAST_PERCENT && percent <= MOST_PERCENT);
    }

    /** The search that has found a cheapest path; null if none has. */
    @Nullable
    SearchKernel find(BoardCost board, PathRequest request, PathBuffer into) {
        if (!canAnswer(board, request)) {
            return null;
        }
        int percent = board.steps().diagonalPercent();
        int part = IntMath.gcd(100, percent);
        KeptMap kept = maps.ofFixed(board.openAtMost(), board.movement(), 100 / part, percent / part);
        SearchKernel found = request.goals().size() == 1
                ? search.find(kept.map, kept.jumps, request, into)
                : cheapest(kept, request, into);
        if (found == null || into.outcome() != Outcome.FOUND) {
            return null;
        }
        Meeting meeting = meeting(board, into);
        if (meeting == Meeting.SOMEBODY && canGoRound(board, request)) {
            found = search.findRound(kept.map, board.occupied(), true, request, into);
            meeting = into.outcome() == Outcome.FOUND ? meeting(board, into) : Meeting.SOMEBODY;
        }
        if (meeting != Meeting.NOTHING) {
            return TolledBoardSearch.canAnswer(board) ? tolled.find(board, kept, request, into) : null;
        }
        if (board.movement() != Movement.FOUR_WAY) {
            into.priceBy(board.diagonal());
        }
        return found;
    }

    private static boolean canAnswer(BoardCost board, PathRequest request) {
        int goals = request.goals().size();
        return request.options().algorithm() == Algorithm.AUTO
                && goals > 0
                && goals <= MOST_GOALS
                && allowsJumps(board)
                && Sides.isPreparable(board.width(), board.height());
    }

    private static boolean canGoRound(BoardCost board, PathRequest request) {
        return board.movement() == Movement.FOUR_WAY
                && board.blocksOccupied()
                && request.goals().size() == 1;
    }

    /** Finds the cheapest goal, of equally cheap ones the first, and last of all the path to that. */
    private @Nullable SearchKernel cheapest(KeptMap kept, PathRequest request, PathBuffer into) {
        int best = -1;
        double least = Double.POSITIVE_INFINITY;
        SearchKernel found = null;
        int goals = request.goals().size();
        for (int i = 0; i < goals; i++) {
            SearchKernel each = search.find(kept.map, kept.jumps, request, i, into);
            if (each != null && into.outcome() == Outcome.BUDGET_SPENT) {
                return null;
            }
            if (each != null && into.outcome() == Outcome.FOUND) {
                double cost = kept.units(into);
                if (cost < least) {
                    least = cost;
                    best = i;
                    found = each;
                }
            }
        }
        return best < 0 || best == goals - 1 ? found : search.find(kept.map, kept.jumps, request, best, into);
    }

    /** What a path comes upon that it took no notice of. */
    private enum Meeting {
        NOTHING,
        SOMEBODY,
        CLOSED_OR_DEAR
    }

    private static Meeting meeting(BoardCost board, PathBuffer path) {
        if (!board.isPlain() && meetsClosedOrDear(board, path)) {
            return Meeting.CLOSED_OR_DEAR;
        }
        return !board.ignoresOccupied() && meetsSomebody(board.occupied(), path) ? Meeting.SOMEBODY : Meeting.NOTHING;
    }

    private static boolean meetsClosedOrDear(BoardCost board, PathBuffer path) {
        boolean mayCut = board.movement().needsBothSides() && board.knowsDoors();
        for (int i = 1; i < path.length(); i++) {
            int x = path.x(i);
            int y = path.y(i);
            if (!board.isPlain(x, y) || (mayCut && cutsCorner(board, path.x(i - 1), path.y(i - 1), x, y))) {
                return true;
            }
        }
        return false;
    }

    /** Whoever fills the end does not count. */
    private static boolean meetsSomebody(BitGridView occupied, PathBuffer path) {
        int last = path.length() - 1;
        for (int i = 1; i < last; i++) {
            if (occupied.get(path.x(i), path.y(i))) {
                return true;
            }
        }
        return false;
    }

    /** At what may be a closed door. */
    private static boolean cutsCorner(BoardCost board, int fromX, int fromY, int x, int y) {
        return fromX != x
                && fromY != y
                && !(board.open().get(x, fromY) && board.open().get(fromX, y));
    }
}
