package io.github.undercroft.pathfinding;

import java.util.Arrays;

/**
 * What a search knows of each cell, and a binary heap of those to be expanded. Arrays are used again by later searches: what
 * one has touched, the next one clears.
 */
final class Frontier {

    static final int NONE = -1;

    private static final double TAKEN = -1;

    private int stamp;
    private int size;
    /**
     * The best of the cells reached since one was last taken from here, or {@link #NONE}. It is usually the next to be
     * expanded, and then never enters the heap.
     */
    private int held = NONE;

    /** The cells that have been reached, in that order. */
    private int[] touched = new int[0];

    private int touchedCells;
    /** The stamp where the cell is a goal, less than 0 where it has been expanded. */
    private int[] marks = new int[0];

    private int[] parents = new int[0];
    private int[] heap = new int[0];
    /** The expected totals of the cells in the heap. */
    private double[] keys = new double[0];

    /** Infinite where no way is known. */
    private double[] costs = new double[0];

    private double[] estimates = new double[0];
    /** With which total a cell waits in the heap, or {@link #TAKEN}. */
    private double[] totals = new double[0];

    Frontier() {
        this(0);
    }

    /** Begins after a last search with that stamp. */
    Frontier(int stamp) {
        this.stamp = stamp;
    }

    /** Forgets all, and makes room for that many cells. */
    void begin(int cells) {
        size = 0;
        held = NONE;
        for (int i = 0; i < touchedCells; i++) {
            costs[touched[i]] = Double.POSITIVE_INFINITY;
        }
        touchedCells = 0;
        if (touched.length < cells) {
            grow(cells);
        }
        stamp++;
        if (stamp < 0) {
            // All stamps have been used. Those of 2^31 searches ago must not be mistaken for new ones.
            Arrays.fill(marks, 0);
            stamp = 1;
        }
    }

    private void grow(int cells) {
        touched = new int[cells];
        marks = new int[cells];
        parents = new int[cells];
        heap = new int[cells];
        keys = new double[cells];
        costs = new double[cells];
        Arrays.fill(costs, Double.POSITIVE_INFINITY);
        estimates = new double[cells];
        totals = new double[cells];
    }

    void markGoal(int cell) {
        marks[cell] = stamp;
    }

    boolean isGoal(int cell) {
        return marks[cell] == stamp;
    }

    /** Notes that steps are tried from a cell, which is no goal. */
    void markExpanded(int cell) {
        marks[cell] = -stamp;
    }

    boolean isExpanded(int cell) {
        return marks[cell] == -stamp;
    }

    boolean isTouched(int cell) {
        return costs[cell] < Double.POSITIVE_INFINITY;
    }

    /** The cost of the cheapest known path to the cell; infinite if none is known. */
    double cost(int cell) {
        return costs[cell];
    }

    /** The expected cost from a touched cell to the goal. */
    double estimate(int cell) {
        return estimates[cell];
    }

    /** The cell before a touched cell, or {@link #NONE} for the start. */
    int parent(int cell) {
        return parents[cell];
    }

    boolean isEmpty() {
        return size == 0 && held == NONE;
    }

    /** The least expected total of all cells to be expanded. */
    double minTotal() {
        double min = held == NONE ? Double.POSITIVE_INFINITY : totals[held];
        return size == 0 ? min : Math.min(min, keys[0]);
    }

    /**
     * Notes a cheaper path to a cell. The estimate of a cell must not change. Its earlier entry stays in the heap, and is
     * skipped when its turn comes: that is faster than searching for it.
     */
    void reach(int cell, int parent, double cost, double estimate) {
        double total = cost + estimate;
        if (costs[cell] == Double.POSITIVE_INFINITY) {
            touched[touchedCells++] = cell;
        }
        parents[cell] = parent;
        costs[cell] = cost;
        estimates[cell] = estimate;
        totals[cell] = total;
        if (held == NONE || held == cell) {
            held = cell;
        } else if (isBefore(total, cell, totals[held], held)) {
            add(held, totals[held]);
            held = cell;
        } else {
            add(cell, total);
        }
    }

    /** Takes out the cell to be expanded next. */
    int pop() {
        int first = held;
        if (first != NONE && (size == 0 || isBefore(totals[first], first, keys[0], heap[0]))) {
            held = NONE;
        } else {
            first = heap[0];
        }
        totals[first] = TAKEN;
        while (size > 0 && totals[heap[0]] != keys[0]) {
            removeFirst();
        }
        return first;
    }

    private void add(int cell, double total) {
        if (size == heap.length) {
            heap = Arrays.copyOf(heap, 2 * size);
            keys = Arrays.copyOf(keys, 2 * size);
        }
        int place = size++;
        while (place > 0) {
            int above = (place - 1) >> 1;
            if (!isBefore(total, cell, keys[above], heap[above])) {
                break;
            }
            heap[place] = heap[above];
            keys[place] = keys[above];
            place = above;
        }
        heap[place] = cell;
        keys[place] = total;
    }

    private void removeFirst() {
        size--;
        int cell = heap[size];
        double total = keys[size];
        int place = 0;
        for (int below = 1; below < size; below = 2 * place + 1) {
            if (below + 1 < size && isBefore(keys[below + 1], heap[below + 1], keys[below], heap[below])) {
                below++;
            }
            if (isBefore(total, cell, keys[below], heap[below])) {
                break;
            }
            heap[place] = heap[below];
            keys[place] = keys[below];
            place = below;
        }
        heap[place] = cell;
        keys[place] = total;
    }

    /** A total order, so that the sequence does not depend on what else has been in the heap. */
    private boolean isBefore(double total, int cell, double otherTotal, int other) {
        if (total != otherTotal) {
            return total < otherTotal;
        }
        if (estimates[cell] != estimates[other]) {
            return estimates[cell] < estimates[other];
        }
        return cell < other;
    }
}
