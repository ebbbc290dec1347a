package io.github.undercroft.pathfinding;

import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.Footprint;
import io.github.undercroft.pathfinding.PathRequest.Occupied;
import io.github.undercroft.pathfinding.search.Around;
import org.jspecify.annotations.Nullable;

/**
 * The additional prices of steps: onto cells that are occupied, must be opened first, or have terrain with a price. All
 * other cells are plain, and are read 64 at a time.
 */
final class Tolls {

    /** The cell cannot be stepped onto. */
    static final long BLOCKED = -1;

    /** The toll is not a whole number of units, or too high. */
    static final long UNCOUNTABLE = -2;

    private static final double ROUNDING = 1e-12;
    private static final double MAX = 1L << 40;

    private BitGridView open = BitGrid.of(1, 1);
    private BitGridView openAtMost = open;
    private @Nullable BitGridView taken;
    private double takenPrice;
    private boolean sparesGoal;
    private @Nullable TollGround board;
    private boolean isPlainAnywhere;
    private BitGrid places = BitGrid.of(1, 1);
    private PathKeys keys = PathKeys.ofUnits(1, 1, 1, 1);
    /** Those of the last board, and its size; kept while other grounds are asked about. */
    private PathKeys boardKeys = keys;

    private int boardWidth = 1;
    private int boardHeight = 1;

    /** For the board of a game. */
    PathKeys begin(TollGround costs) {
        int units = costs.unitsOfAStep();
        begin(costs, keysOfBoard(costs.width(), costs.height(), units, costs.diagonalPercent() * units / 100));
        return keys;
    }

    /** The same where tolls are counted in the units of those keys. */
    void begin(TollGround costs, PathKeys units) {
        open = costs.open();
        openAtMost = costs.openAtMost();
        taken = costs.ignoresOccupied() ? null : costs.occupied();
        sparesGoal = true;
        board = costs;
        isPlainAnywhere = !costs.hasDearCells();
        keys = units;
    }

    private PathKeys keysOfBoard(int width, int height, int straight, int diagonal) {
        boolean fits = width == boardWidth
                && height == boardHeight
                && straight == boardKeys.straight
                && diagonal == boardKeys.diagonal;
        if (!fits) {
            boardKeys = PathKeys.ofUnits(width, height, straight, diagonal);
            boardWidth = width;
            boardHeight = height;
        }
        return boardKeys;
    }

    /** For open cells, or places for a footprint, some of which somebody fills. */
    PathKeys begin(WalkMap map, Occupied occupied, Footprint footprint) {
        open = map.cells();
        openAtMost = open;
        taken = footprint.isOneCell() ? occupied.cells() : meeting(occupied.cells(), footprint);
        takenPrice = occupied.policy().price();
        sparesGoal = occupied.policy().sparesGoal();
        board = null;
        isPlainAnywhere = true;
        keys = map.keys;
        return keys;
    }

    /** The places where something of that size meets a cell. */
    private BitGrid meeting(BitGridView cells, Footprint footprint) {
        if (places.width() != cells.width() || places.height() != cells.height()) {
            places = BitGrid.of(cells.width(), cells.height());
        }
        places.clearAll();
        footprint.addMeeting(cells, places);
        return places;
    }

    /** Whether a closed cell may be opened. */
    boolean opensClosed() {
        TollGround costs = board;
        return costs != null && costs.hasClosed();
    }

    /** Whether a cell is no corner that hinders a diagonal step. */
    boolean leavesRoom(int x, int y) {
        return open.get(x, y);
    }

    /** The neighbours that are open, a bit for each direction. */
    int openAround(int x, int y) {
        return Around.of(open, x, y);
    }

    /** The same for those that are open or may be opened. */
    int passableAround(int x, int y) {
        return Around.of(openAtMost, x, y);
    }

    /** Which of those neighbours, all open, cost no toll. */
    int plainAmong(int openOnes, int x, int y) {
        BitGridView filled = taken;
        return !isPlainAnywhere ? 0 : filled == null ? openOnes : openOnes & ~Around.of(filled, x, y);
    }

    /** The toll of a cell that is not plain, in units. */
    long of(int x, int y, boolean isGoal) {
        TollGround costs = board;
        BitGridView filled = taken;
        double toll = costs == null ? 0 : costs.toll(x, y);
        if (filled != null && !(isGoal && sparesGoal) && filled.get(x, y)) {
            toll += costs == null ? takenPrice : costs.occupiedToll(x, y);
        }
        return toll == 0 ? 0 : counted(toll);
    }

    private long counted(double toll) {
        if (toll == CostFunction.BLOCKED) {
            return BLOCKED;
        }
        double sum = toll * keys.straight;
        if (!(sum <= MAX)) {
            return UNCOUNTABLE;
        }
        // The nearest whole number, as no digit has room behind the point there. Math.rint rounds differently in a
        // browser.
        double whole = sum + 0x1p52 - 0x1p52;
        return Math.abs(sum - whole) <= sum * ROUNDING ? (long) whole : UNCOUNTABLE;
    }
}
