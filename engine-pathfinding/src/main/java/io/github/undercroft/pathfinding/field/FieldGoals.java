package io.github.undercroft.pathfinding.field;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.grid.BitGridView;
import java.util.Arrays;

/** The goals of a field in reading order, each cell once. Cells are numbered as in {@link FieldMap}. */
final class FieldGoals {

    private int[] cells = {};
    private double[] values = {};
    private int size;
    private boolean isWhole;
    private boolean areEqual;

    void clear() {
        size = 0;
        isWhole = true;
        areEqual = true;
    }

    /** Adds a goal that comes after all others. */
    void add(int cell, double value) {
        if (size == cells.length) {
            cells = Arrays.copyOf(cells, 2 * size + 16);
            values = Arrays.copyOf(values, 2 * size + 16);
        }
        cells[size] = cell;
        values[size++] = value;
        isWhole &= value >= 0 && value == Math.floor(value);
        areEqual &= value == values[0];
    }

    void load(FieldRequest request, int pitch) {
        clear();
        ImmutableList<FieldRequest.Goal> list = request.goals();
        BitGridView bits = request.goalCells();
        int next = 0;
        if (bits != null) {
            for (int y = 0; y < bits.height(); y++) {
                for (int wordX = 0; wordX < bits.wordsPerRow(); wordX++) {
                    for (long rest = bits.word(wordX, y); rest != 0; rest &= rest - 1) {
                        int x = (wordX << 6) + Long.numberOfTrailingZeros(rest);
                        next = addUpTo(list, next, pitch, (y + 1) * pitch + x + 1);
                    }
                }
            }
        }
        addUpTo(list, next, pitch, Integer.MAX_VALUE);
    }

    /** Adds the goals of the list before a cell, and that cell with value 0 unless the list has a lower one. */
    private int addUpTo(ImmutableList<FieldRequest.Goal> list, int from, int pitch, int cell) {
        int next = from;
        double value = 0;
        for (; next < list.size(); next++) {
            FieldRequest.Goal goal = list.get(next);
            int at = (goal.cell().y() + 1) * pitch + goal.cell().x() + 1;
            if (at > cell) {
                break;
            }
            if (at == cell) {
                value = Math.min(value, goal.value());
            } else {
                add(at, goal.value());
            }
        }
        if (cell != Integer.MAX_VALUE) {
            add(cell, value);
        }
        return next;
    }

    int size() {
        return size;
    }

    int cell(int i) {
        return cells[i];
    }

    double value(int i) {
        return values[i];
    }

    /** The highest value; 0 without goals. */
    double largest() {
        double largest = 0;
        for (int i = 0; i < size; i++) {
            largest = Math.max(largest, values[i]);
        }
        return largest;
    }

    /** Whether all values are equal. */
    boolean areEqual() {
        return areEqual;
    }

    /** Whether all values are whole numbers of 0 or more. */
    boolean isWhole() {
        return isWhole;
    }

    /** The value of a goal; infinite for any other cell. O(log goals) */
    double at(int cell) {
        int place = Arrays.binarySearch(cells, 0, size, cell);
        return place < 0 ? Double.POSITIVE_INFINITY : values[place];
    }

    void copyFrom(FieldGoals other) {
        clear();
        for (int i = 0; i < other.size; i++) {
            add(other.cells[i], other.values[i]);
        }
    }

    /** Notes the cells whose value is another one here; false if there are more than fit. */
    boolean addChanges(FieldGoals other, CellList changes) {
        int i = 0;
        int j = 0;
        while (i < size || j < other.size) {
            int mine = i < size ? cells[i] : Integer.MAX_VALUE;
            int theirs = j < other.size ? other.cells[j] : Integer.MAX_VALUE;
            boolean same = mine == theirs && values[i] == other.values[j];
            if (!same && !changes.tryAdd(Math.min(mine, theirs))) {
                return false;
            }
            i += mine <= theirs ? 1 : 0;
            j += theirs <= mine ? 1 : 0;
        }
        return true;
    }
}
