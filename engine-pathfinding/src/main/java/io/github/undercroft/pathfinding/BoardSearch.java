package io.github.undercroft.pathfinding;

import com.google.common.math.IntMath;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.pathfinding.PathBuffer.Status;
import org.jspecify.annotations.Nullable;

/**
 * Finds paths on boards as if nobody were there, no terrain cost extra, and every possible door were open. Creatures,
 * terrain and doors only make paths more expensive, so a cheapest path that meets none of them is a cheapest one on the
 * board. If it meets some, {@link TolledBoardSearch} searches again, or a search that asks about every cell.
 */
final class BoardSearch {

    /** With more goals, one search for all of them is faster. */
    private static final int MAX_GOALS = 4;

    /** Jump points are correct if a diagonal step costs no less than a straight one, and no more than two. */
    private static final int MIN_PERCENT = 100;

    private static final int MAX_PERCENT = 200;

    private final OpenSearch search;
    private final KeptMaps maps;
    private final TolledBoardSearch tolled;

    BoardSearch(OpenSearch search, KeptMaps maps) {
        this.search = search;
        this.maps = maps;
        tolled = new TolledBoardSearch(search);
    }

    /** Whether the price of diagonal steps allows jump points. */
    static boolean allowsJumps(TollGround board) {
        int percent = board.diagonalPercent();
        return board.movement() == Movement.FOUR_WAY || (percent >= MIN_PERCENT && percent <= MAX_PERCENT);
    }

    /** The search that has found a cheapest path; null if none has. */
    @Nullable
    SearchKernel find(TollGround board, PathRequest request, PathBuffer into) {
        if (!canAnswer(board, request)) {
            return null;
        }
        int percent = board.diagonalPercent();
        int part = IntMath.gcd(100, percent);
        KeptMap kept = maps.ofFixed(board.openAtMost(), board.movement(), 100 / part, percent / part);
        SearchKernel found = request.goals().size() == 1
                ? search.find(kept.map, kept.jumps, request, into)
                : cheapest(kept, request, into);
        if (found == null || into.status() != Status.FOUND) {
            return null;
        }
        Meeting meeting = meeting(board, into);
        if (meeting == Meeting.SOMEBODY && canGoRound(board, request)) {
            found = search.findRound(kept.map, board.occupied(), true, request, into);
            meeting = into.status() == Status.FOUND ? meeting(board, into) : Meeting.SOMEBODY;
        }
        if (meeting != Meeting.NOTHING) {
            return TolledBoardSearch.canAnswer(board) ? tolled.find(board, kept, request, into) : null;
        }
        if (board.movement() != Movement.FOUR_WAY) {
            into.priceBy(board.diagonalStep());
        }
        return found;
    }

    private static boolean canAnswer(TollGround board, PathRequest request) {
        int goals = request.goals().size();
        return request.options().algorithm() == Algorithm.AUTO
                && goals > 0
                && goals <= MAX_GOALS
                && allowsJumps(board)
                && Sides.isPreparable(board.width(), board.height());
    }

    private static boolean canGoRound(TollGround board, PathRequest request) {
        return board.movement() == Movement.FOUR_WAY
                && board.blocksOccupied()
                && request.goals().size() == 1;
    }

    /** Finds the cheapest goal, the first of equally cheap ones, and then the path to it. */
    private @Nullable SearchKernel cheapest(KeptMap kept, PathRequest request, PathBuffer into) {
        int best = -1;
        double min = Double.POSITIVE_INFINITY;
        SearchKernel found = null;
        int goals = request.goals().size();
        for (int i = 0; i < goals; i++) {
            SearchKernel each = search.find(kept.map, kept.jumps, request, i, into);
            if (each != null && into.status() == Status.BUDGET_SPENT) {
                return null;
            }
            if (each != null && into.status() == Status.FOUND) {
                double cost = kept.units(into);
                if (cost < min) {
                    min = cost;
                    best = i;
                    found = each;
                }
            }
        }
        return best < 0 || best == goals - 1 ? found : search.find(kept.map, kept.jumps, request, best, into);
    }

    /** What a path meets that the search ignored. */
    private enum Meeting {
        NOTHING,
        SOMEBODY,
        CLOSED_OR_DEAR
    }

    private static Meeting meeting(TollGround board, PathBuffer path) {
        if ((board.hasDearCells() || board.hasClosed()) && meetsClosedOrDear(board, path)) {
            return Meeting.CLOSED_OR_DEAR;
        }
        return !board.ignoresOccupied() && meetsSomebody(board.occupied(), path) ? Meeting.SOMEBODY : Meeting.NOTHING;
    }

    private static boolean meetsClosedOrDear(TollGround board, PathBuffer path) {
        boolean mayCut = board.movement().needsBothSides() && board.hasClosed();
        for (int i = 1; i < path.length(); i++) {
            int x = path.x(i);
            int y = path.y(i);
            if (!isPlain(board, x, y) || (mayCut && cutsCorner(board, path.x(i - 1), path.y(i - 1), x, y))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a step onto a cell costs nothing extra, occupied or not. */
    private static boolean isPlain(TollGround board, int x, int y) {
        return board.open().get(x, y) && (!board.hasDearCells() || board.toll(x, y) == 0);
    }

    /** An occupant of the last cell does not count. */
    private static boolean meetsSomebody(BitGridView occupied, PathBuffer path) {
        int last = path.length() - 1;
        for (int i = 1; i < last; i++) {
            if (occupied.get(path.x(i), path.y(i))) {
                return true;
            }
        }
        return false;
    }

    /** At a possible closed door. */
    private static boolean cutsCorner(TollGround board, int fromX, int fromY, int x, int y) {
        return fromX != x
                && fromY != y
                && !(board.open().get(x, fromY) && board.open().get(fromX, y));
    }
}
