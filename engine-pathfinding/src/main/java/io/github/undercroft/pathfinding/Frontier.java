package io.github.undercroft.pathfinding;

import java.util.Arrays;

/**
 * What a search knows of each cell, and a binary heap of those to be expanded. Arrays are used again by later searches:
 * a cell is as good as new unless it bears the stamp of the present search.
 */
final class Frontier {

    static final int NONE = -1;

    private int stamp;
    private int size;
    private int[] touched = new int[0];
    /** The stamp where the cell is a goal, less than 0 where it has been expanded. */
    private int[] marks = new int[0];

    private int[] parents = new int[0];
    /** Where in the heap a touched cell is, or {@link #NONE}. */
    private int[] places = new int[0];

    private int[] heap = new int[0];
    private double[] costs = new double[0];
    private double[] estimates = new double[0];
    private double[] totals = new double[0];

    Frontier() {
        this(0);
    }

    /** One whose last search had that stamp. */
    Frontier(int stamp) {
        this.stamp = stamp;
    }

    /** Forgets all, and makes room for that many cells. */
    void begin(int cells) {
        size = 0;
        if (touched.length < cells) {
            grow(cells);
        }
        stamp++;
        if (stamp < 0) {
            // All stamps have been used. Those of 2^31 searches ago must not be mistaken for new ones.
            Arrays.fill(touched, 0);
            Arrays.fill(marks, 0);
            stamp = 1;
        }
    }

    private void grow(int cells) {
        touched = new int[cells];
        marks = new int[cells];
        parents = new int[cells];
        places = new int[cells];
        heap = new int[cells];
        costs = new double[cells];
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
        return touched[cell] == stamp;
    }

    /** What the cheapest known way to the cell costs, without limit if none is known. */
    double cost(int cell) {
        return touched[cell] == stamp ? costs[cell] : Double.POSITIVE_INFINITY;
    }

    /** What is expected from a touched cell on. */
    double estimate(int cell) {
        return estimates[cell];
    }

    /** From where one comes to a touched cell, or {@link #NONE} for the start. */
    int parent(int cell) {
        return parents[cell];
    }

    boolean isEmpty() {
        return size == 0;
    }

    /** The least expected total of all cells to be expanded. */
    double leastTotal() {
        return totals[heap[0]];
    }

    /** Notes a cheaper way to a cell than those known. A cell must keep its estimate. */
    void reach(int cell, int parent, double cost, double estimate) {
        if (touched[cell] != stamp) {
            touched[cell] = stamp;
            places[cell] = NONE;
        }
        parents[cell] = parent;
        costs[cell] = cost;
        estimates[cell] = estimate;
        totals[cell] = cost + estimate;
        int place = places[cell];
        rise(place == NONE ? size++ : place, cell);
    }

    /** Makes another of the equally cheap ways to a cell the one that is known. */
    void redirect(int cell, int parent) {
        parents[cell] = parent;
    }

    /** Takes out the cell to be expanded next. */
    int pop() {
        int first = heap[0];
        places[first] = NONE;
        size--;
        if (size > 0) {
            sink(heap[size]);
        }
        return first;
    }

    private void rise(int from, int cell) {
        int place = from;
        while (place > 0) {
            int above = (place - 1) >> 1;
            int other = heap[above];
            if (!isBefore(cell, other)) {
                break;
            }
            heap[place] = other;
            places[other] = place;
            place = above;
        }
        heap[place] = cell;
        places[cell] = place;
    }

    private void sink(int cell) {
        int place = 0;
        for (int below = 1; below < size; below = 2 * place + 1) {
            if (below + 1 < size && isBefore(heap[below + 1], heap[below])) {
                below++;
            }
            int other = heap[below];
            if (!isBefore(other, cell)) {
                break;
            }
            heap[place] = other;
            places[other] = place;
            place = below;
        }
        heap[place] = cell;
        places[cell] = place;
    }

    /** A total order, so that the sequence does not depend on what else has been in the heap. */
    private boolean isBefore(int one, int two) {
        if (totals[one] != totals[two]) {
            return totals[one] < totals[two];
        }
        if (estimates[one] != estimates[two]) {
            return estimates[one] < estimates[two];
        }
        return one < two;
    }
}
