package io.github.undercroft.pathfinding.field;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.pathfinding.TollGround;
import io.github.undercroft.pathfinding.search.SumHeap;
import java.util.Arrays;

/**
 * Spreads sums over a board where every straight step costs the same, and every diagonal one: the cells that wait stand in
 * two lists, by the last step to them. Each list is in the order of the sums, so that no heap is needed.
 *
 * <p>Gives the same result as {@link PricedSpread}: cells that cannot be entered have a sum as well, but do not pass it on,
 * and so do cells with a blocking occupant, unless they are goals.
 */
final class BoardSpread {

    private static final byte CLOSED = 0;
    /** The only odd one. */
    private static final byte OPEN = 1;

    private static final byte FILLED = 2;

    private final FieldSteps steps;
    private final SumHeap goals = new SumHeap();
    private final SortedCells straights = new SortedCells();
    private final SortedCells diagonals = new SortedCells();
    private byte[] kinds = {};
    private double[] sums = {};
    private int[] stepCounts = {};
    /** Has room for a cell more than there are. */
    private int[] ring = {};

    private double diagonal;
    private boolean goesDiagonally;
    private boolean needsRoom;
    private int pitch;

    BoardSpread(FieldSteps steps) {
        this.steps = steps;
    }

    /** Whether steps onto all cells of a board cost the same, or cannot be taken. */
    static boolean fits(TollGround board) {
        return !board.hasDearCells() && !board.hasClosed() && (board.ignoresOccupied() || board.blocksOccupied());
    }

    /** Spreads from all goals; the values must be new. */
    void run(TollGround board) {
        begin(board);
        if ((!goesDiagonally || diagonal == 1) && steps.goals.areEqual()) {
            spreadByRings();
        } else {
            spreadBySums();
        }
    }

    /** Where all steps cost the same, and all goals: each cell has what it is given first. */
    private void spreadByRings() {
        ring = ring.length <= cells() ? new int[cells() + 1] : ring;
        int size = 0;
        double sum = 0;
        for (int i = 0; i < steps.goals.size(); i++) {
            int cell = steps.goals.cell(i);
            sum = steps.map.units().of(steps.goals.value(i));
            if (steps.isWithin(sum)) {
                sums[cell] = sum;
                stepCounts[cell] = 0;
                ring[size] = cell;
                size += kinds[cell] == CLOSED ? 0 : 1;
            }
        }
        int stepCount = 0;
        for (int next = 0; next < size; ) {
            sum++;
            stepCount++;
            if (!steps.isWithin(sum)) {
                return;
            }
            for (int end = size; next < end; next++) {
                size = reachAround(ring[next], sum, stepCount, size);
            }
        }
    }

    private int reachAround(int cell, double sum, int stepCount, int sizeBefore) {
        int size = reach(cell - pitch, sum, stepCount, sizeBefore);
        size = reach(cell + 1, sum, stepCount, size);
        size = reach(cell + pitch, sum, stepCount, size);
        size = reach(cell - 1, sum, stepCount, size);
        if (!goesDiagonally) {
            return size;
        }
        boolean all = !needsRoom;
        boolean north = all || kinds[cell - pitch] != CLOSED;
        boolean south = all || kinds[cell + pitch] != CLOSED;
        boolean east = all || kinds[cell + 1] != CLOSED;
        boolean west = all || kinds[cell - 1] != CLOSED;
        size = north && east ? reach(cell - pitch + 1, sum, stepCount, size) : size;
        size = south && east ? reach(cell + pitch + 1, sum, stepCount, size) : size;
        size = south && west ? reach(cell + pitch - 1, sum, stepCount, size) : size;
        return north && west ? reach(cell - pitch - 1, sum, stepCount, size) : size;
    }

    private int reach(int cell, double sum, int stepCount, int size) {
        if (sums[cell] != FieldValues.UNREACHED) {
            return size;
        }
        sums[cell] = sum;
        stepCounts[cell] = stepCount;
        ring[size] = cell;
        return size + (kinds[cell] & 1);
    }

    private void spreadBySums() {
        straights.begin(cells());
        diagonals.begin(goesDiagonally ? cells() : 0);
        loadGoals();
        while (true) {
            double straight = straights.sum();
            double slanted = diagonals.sum();
            double goal = goals.isEmpty() ? Double.POSITIVE_INFINITY : goals.sum();
            if (goal <= straight && goal <= slanted) {
                if (goal == Double.POSITIVE_INFINITY) {
                    return;
                }
                leaveGoal(goals.cell(), goal);
                goals.removeFirst();
            } else {
                SortedCells list = straight <= slanted ? straights : diagonals;
                double sum = Math.min(straight, slanted);
                int cell = list.take();
                if (sums[cell] == sum) {
                    leave(cell, sum, stepCounts[cell] + 1);
                }
            }
        }
    }

    private int cells() {
        return steps.map.width() * steps.map.height();
    }

    private void begin(TollGround board) {
        FieldMap map = steps.map;
        sums = steps.values.wide();
        stepCounts = steps.values.stepCounts();
        diagonal = board.diagonalStep();
        goesDiagonally = map.movement() != Movement.FOUR_WAY;
        needsRoom = map.movement().needsBothSides();
        pitch = map.pitch();
        int all = pitch * (map.height() + 2);
        kinds = kinds.length < all ? new byte[all] : kinds;
        Arrays.fill(kinds, 0, all, CLOSED);
        open(board.open());
        if (board.blocksOccupied()) {
            fill(board.occupied());
        }
    }

    /** Opens runs of cells, since most of them stand side by side. */
    private void open(BitGridView cells) {
        for (int y = 0; y < cells.height(); y++) {
            for (int wordX = 0; wordX < cells.wordsPerRow(); wordX++) {
                int start = (y + 1) * pitch + 1 + (wordX << 6);
                long rest = cells.word(wordX, y);
                while (rest != 0) {
                    int from = Long.numberOfTrailingZeros(rest);
                    int length = Math.min(64 - from, Long.numberOfTrailingZeros(~(rest >>> from)));
                    Arrays.fill(kinds, start + from, start + from + length, OPEN);
                    rest &= from + length == 64 ? 0 : -1L << (from + length);
                }
            }
        }
    }

    /** A closed cell stays closed if somebody is in it. */
    private void fill(BitGridView cells) {
        for (int y = 0; y < cells.height(); y++) {
            for (int wordX = 0; wordX < cells.wordsPerRow(); wordX++) {
                int start = (y + 1) * pitch + 1 + (wordX << 6);
                for (long rest = cells.word(wordX, y); rest != 0; rest &= rest - 1) {
                    int cell = start + Long.numberOfTrailingZeros(rest);
                    kinds[cell] = kinds[cell] == CLOSED ? CLOSED : FILLED;
                }
            }
        }
    }

    private void loadGoals() {
        goals.clear();
        for (int i = 0; i < steps.goals.size(); i++) {
            double sum = steps.map.units().of(steps.goals.value(i));
            if (steps.isWithin(sum)) {
                int cell = steps.goals.cell(i);
                sums[cell] = sum;
                stepCounts[cell] = 0;
                goals.add(cell, sum, 0);
            }
        }
    }

    private void leaveGoal(int cell, double sum) {
        if (kinds[cell] == FILLED || (kinds[cell] == OPEN && sums[cell] == sum)) {
            leave(cell, sum, 1);
        }
    }

    /** Lowers all cells from which a step leads onto that one. */
    private void leave(int cell, double sum, int stepCount) {
        double straight = sum + 1;
        if (steps.isWithin(straight)) {
            lower(cell - pitch, straight, stepCount, straights);
            lower(cell + 1, straight, stepCount, straights);
            lower(cell + pitch, straight, stepCount, straights);
            lower(cell - 1, straight, stepCount, straights);
        }
        if (goesDiagonally && steps.isWithin(sum + diagonal)) {
            leaveDiagonally(cell, sum + diagonal, stepCount);
        }
    }

    private void leaveDiagonally(int cell, double sum, int stepCount) {
        boolean all = !needsRoom;
        boolean north = all || kinds[cell - pitch] != CLOSED;
        boolean south = all || kinds[cell + pitch] != CLOSED;
        boolean east = all || kinds[cell + 1] != CLOSED;
        boolean west = all || kinds[cell - 1] != CLOSED;
        if (north && east) {
            lower(cell - pitch + 1, sum, stepCount, diagonals);
        }
        if (south && east) {
            lower(cell + pitch + 1, sum, stepCount, diagonals);
        }
        if (south && west) {
            lower(cell + pitch - 1, sum, stepCount, diagonals);
        }
        if (north && west) {
            lower(cell - pitch - 1, sum, stepCount, diagonals);
        }
    }

    /** The border has the least value of all. */
    private void lower(int cell, double sum, int stepCount, SortedCells list) {
        double value = sums[cell];
        if (sum < value) {
            sums[cell] = sum;
            stepCounts[cell] = stepCount;
            if (kinds[cell] == OPEN) {
                list.add(cell, sum);
            }
        } else if (sum == value && stepCount < stepCounts[cell]) {
            stepCounts[cell] = stepCount;
        }
    }

    /** Cells that were put in with sums that never became less, each at most once. */
    private static final class SortedCells {

        private int[] cells = {};
        private double[] sums = {};
        private int next;
        private int size;

        void begin(int max) {
            cells = cells.length < max ? new int[max] : cells;
            sums = sums.length < max ? new double[max] : sums;
            next = 0;
            size = 0;
        }

        void add(int cell, double sum) {
            cells[size] = cell;
            sums[size++] = sum;
        }

        /** The least sum; infinite if there is none. */
        double sum() {
            return next < size ? sums[next] : Double.POSITIVE_INFINITY;
        }

        /** Takes the cell with that sum out. */
        int take() {
            return cells[next++];
        }
    }
}
