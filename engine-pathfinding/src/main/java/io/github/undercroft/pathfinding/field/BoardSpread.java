package io.github.undercroft.pathfinding.field;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.pathfinding.CostFunction;
import io.github.undercroft.pathfinding.TollGround;
import io.github.undercroft.pathfinding.search.SumHeap;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Spreads sums over a board, where most straight steps cost the same, and most diagonal ones. The least sum comes first, so
 * cells reached by plain straight steps stand in a line as they come, and those reached by plain diagonal ones in another.
 * Only steps with a toll need a heap, and only cells with a toll are asked for it.
 *
 * <p>Gives the same result as {@link PricedSpread}: cells that cannot be entered have a sum as well, but do not pass it on,
 * and so do cells with a blocking occupant, unless they are goals.
 */
final class BoardSpread {

    /** Leaves room to pass by diagonally. */
    private static final int ROOM = 1;
    /** Can be entered, as far as is known. */
    private static final int ENTERED = 2;
    /** Costs no toll. */
    private static final int PLAIN = 4;

    private static final int GOAL = 8;

    private final FieldSteps steps;
    private final Line straights = new Line();
    private final Line diagonals = new Line();
    private final SumHeap dear = new SumHeap();
    private byte[] kinds = {};
    private double[] sums = {};
    private int[] stepCounts = {};
    private double diagonal;
    private boolean goesDiagonally;
    private boolean needsRoom;
    private int pitch;

    BoardSpread(FieldSteps steps) {
        this.steps = steps;
    }

    /** Spreads from all goals; the values must be new. */
    void run(TollGround board) {
        begin(board);
        loadGoals();
        while (true) {
            double straight = straights.isEmpty() ? FieldValues.UNREACHED : sums[straights.first()];
            double slanted = diagonals.isEmpty() ? FieldValues.UNREACHED : sums[diagonals.first()];
            double tolled = dear.isEmpty() ? FieldValues.UNREACHED : dear.sum();
            double sum = Math.min(tolled, Math.min(straight, slanted));
            if (sum == FieldValues.UNREACHED) {
                return;
            }
            if (tolled == sum) {
                int cell = dear.cell();
                dear.removeFirst();
                if (sums[cell] == sum) {
                    leave(board, cell, sum);
                }
            } else {
                Line line = straight == sum ? straights : diagonals;
                do {
                    leave(board, line.take(), sum);
                } while (!line.isEmpty() && sums[line.first()] == sum);
            }
        }
    }

    private void begin(TollGround board) {
        FieldMap map = steps.map;
        sums = steps.values.wide();
        stepCounts = steps.values.stepCounts();
        diagonal = board.diagonalStep();
        goesDiagonally = map.movement() != Movement.FOUR_WAY;
        needsRoom = map.movement().needsBothSides();
        pitch = map.pitch();
        straights.clear();
        diagonals.clear();
        dear.clear();
        int all = pitch * (map.height() + 2);
        kinds = kinds.length < all ? new byte[all] : kinds;
        Arrays.fill(kinds, 0, all, (byte) 0);
        if (board.hasClosed()) {
            mark(board.openAtMost(), 0, ENTERED);
        }
        mark(board.open(), 0, board.hasDearCells() ? ROOM | ENTERED : ROOM | ENTERED | PLAIN);
        if (!board.ignoresOccupied()) {
            mark(board.occupied(), PLAIN, 0);
        }
    }

    private void mark(BitGridView cells, int less, int more) {
        for (int y = 0; y < cells.height(); y++) {
            for (int wordX = 0; wordX < cells.wordsPerRow(); wordX++) {
                int start = (y + 1) * pitch + 1 + (wordX << 6);
                for (long rest = cells.word(wordX, y); rest != 0; rest &= rest - 1) {
                    int cell = start + Long.numberOfTrailingZeros(rest);
                    kinds[cell] = (byte) ((kinds[cell] & ~less) | more);
                }
            }
        }
    }

    private void loadGoals() {
        FieldGoals goals = steps.goals;
        Line line = goals.areEqual() ? straights : null;
        for (int i = 0; i < goals.size(); i++) {
            int cell = goals.cell(i);
            kinds[cell] |= GOAL;
            double sum = steps.map.units().of(goals.value(i));
            if (steps.isWithin(sum)) {
                sums[cell] = sum;
                stepCounts[cell] = 0;
                add(cell, sum, 0, line);
            }
        }
    }

    private void leave(TollGround board, int cell, double sum) {
        int kind = kinds[cell];
        if (kind == (ROOM | ENTERED | PLAIN)) {
            leavePlain(cell, sum, stepCounts[cell] + 1);
        } else if ((kind & ENTERED) != 0) {
            double goal = (kind & GOAL) == 0
                    ? FieldValues.UNREACHED
                    : steps.map.units().of(steps.goals.at(cell));
            if ((kind & PLAIN) != 0 && sum == goal) {
                leavePlain(cell, sum, 1);
            } else {
                leaveDear(board, cell, sum, goal);
            }
        }
    }

    private void leavePlain(int cell, double sum, int stepCount) {
        lowerStraight(cell, sum + 1, stepCount, straights);
        // Where all steps cost the same, their sums come in one order.
        lowerDiagonally(cell, sum + diagonal, stepCount, diagonal == 1 ? straights : diagonals);
    }

    private void leaveDear(TollGround board, int cell, double sum, double goal) {
        int x = steps.map.x(cell);
        int y = steps.map.y(cell);
        double ontoGoal = board.costOntoGoal(x, y, x, y);
        if (ontoGoal == CostFunction.BLOCKED) {
            return;
        }
        if (sum != goal) {
            int stepCount = stepCounts[cell] + 1;
            lowerStraight(cell, sum + board.cost(x, y, x, y), stepCount, null);
            lowerDiagonally(cell, sum + board.cost(x - 1, y - 1, x, y), stepCount, null);
        }
        if (goal != FieldValues.UNREACHED) {
            lowerStraight(cell, goal + ontoGoal, 1, null);
            lowerDiagonally(cell, goal + board.costOntoGoal(x - 1, y - 1, x, y), 1, null);
        }
    }

    private void lowerStraight(int to, double sum, int stepCount, @Nullable Line line) {
        if (steps.isWithin(sum)) {
            lower(to - pitch, to, sum, stepCount, line);
            lower(to + 1, to, sum, stepCount, line);
            lower(to + pitch, to, sum, stepCount, line);
            lower(to - 1, to, sum, stepCount, line);
        }
    }

    private void lowerDiagonally(int to, double sum, int stepCount, @Nullable Line line) {
        if (!goesDiagonally || !steps.isWithin(sum)) {
            return;
        }
        int free = needsRoom ? 0 : ROOM;
        int north = kinds[to - pitch] | free;
        int south = kinds[to + pitch] | free;
        int east = kinds[to + 1] | free;
        int west = kinds[to - 1] | free;
        if ((north & east & ROOM) != 0) {
            lower(to - pitch + 1, to, sum, stepCount, line);
        }
        if ((south & east & ROOM) != 0) {
            lower(to + pitch + 1, to, sum, stepCount, line);
        }
        if ((south & west & ROOM) != 0) {
            lower(to + pitch - 1, to, sum, stepCount, line);
        }
        if ((north & west & ROOM) != 0) {
            lower(to - pitch - 1, to, sum, stepCount, line);
        }
    }

    /** The border has the least value of all. */
    private void lower(int cell, int to, double sum, int stepCount, @Nullable Line line) {
        double value = sums[cell];
        if (sum < value) {
            sums[cell] = sum;
            stepCounts[cell] = stepCount;
            if ((kinds[cell] & ENTERED) != 0) {
                add(cell, sum, stepCount, line);
            }
        } else if (sum == value && stepCount < stepCounts[cell]) {
            stepCounts[cell] = stepCount;
            if (sum == sums[to]) {
                // So large a sum that the step is lost in it: the cell may have been done.
                dear.add(cell, sum, stepCount);
            }
        }
    }

    private void add(int cell, double sum, int stepCount, @Nullable Line line) {
        if (line == null) {
            dear.add(cell, sum, stepCount);
        } else {
            line.add(cell);
        }
    }

    /**
     * Cells whose sums never became less from one to the next. One whose sum was lowered afterwards only comes too early in
     * its line: it is left by its lower sum, and later once more without effect.
     */
    private static final class Line {

        private int[] cells = new int[64];
        private int next;
        private int size;

        void clear() {
            next = 0;
            size = 0;
        }

        boolean isEmpty() {
            return next == size;
        }

        void add(int cell) {
            if (size == cells.length) {
                cells = Arrays.copyOf(cells, 2 * size);
            }
            cells[size++] = cell;
        }

        int first() {
            return cells[next];
        }

        int take() {
            return cells[next++];
        }
    }
}
