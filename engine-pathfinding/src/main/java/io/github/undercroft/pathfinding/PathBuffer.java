package io.github.undercroft.pathfinding;

import com.google.common.primitives.ImmutableDoubleArray;
import com.google.common.primitives.ImmutableIntArray;
import java.util.Arrays;

/**
 * A reusable result, for callers that ask so often that a new {@link Path} each time is too much:
 * {@link Pathfinder#find(PathRequest, PathBuffer)} with it allocates nothing once it has grown to the longest path. For
 * one thread at a time.
 */
public final class PathBuffer {

    private static final String EMPTY = "There is no result in this buffer yet: pass it to Pathfinder.find first";

    /** The outcome of the last request; see {@link PathResult}. */
    public enum Status {
        /** The path leads to the goal. */
        FOUND,
        /** No goal can be reached; the path leads to the closest reachable cell. */
        PARTIAL,
        /** The budget was spent; the path leads to the closest cell that the search reached. */
        BUDGET_SPENT
    }

    private static final double ROOT = Math.sqrt(2);

    private Status status = Status.BUDGET_SPENT;
    private int expanded;
    private int length;
    private double cost;
    /** x and y in turn, from the start. */
    private int[] places = new int[64];

    private double[] stepCosts = new double[32];

    /** An empty buffer. */
    public PathBuffer() {}

    /** @return the outcome of the last request */
    public Status status() {
        return status;
    }

    /** @return the number of cells from which steps were tried */
    public int expanded() {
        return expanded;
    }

    /** @return the number of cells of the path, both ends counted; 0 before the first request */
    public int length() {
        return length;
    }

    /** @return the column of a cell of the path, 0 being the start */
    public int x(int index) {
        requireBelow(index, length);
        return places[2 * index];
    }

    /** @return the row of a cell of the path, 0 being the start */
    public int y(int index) {
        requireBelow(index, length);
        return places[2 * index + 1];
    }

    /** @return the cost of the path */
    public double cost() {
        return cost;
    }

    /**
     * Copies the result.
     *
     * @throws IllegalStateException before the first request
     */
    public PathResult toResult() {
        if (length == 0) {
            throw new IllegalStateException(EMPTY);
        }
        Path path = new Path(
                ImmutableIntArray.copyOf(Arrays.copyOf(places, 2 * length)),
                ImmutableDoubleArray.copyOf(Arrays.copyOf(stepCosts, length - 1)),
                cost);
        return switch (status) {
            case FOUND -> new PathResult.Found(path, expanded);
            case PARTIAL -> new PathResult.Partial(path, expanded);
            case BUDGET_SPENT -> new PathResult.BudgetSpent(path, expanded);
        };
    }

    private void requireBelow(int index, int end) {
        if (index < 0 || index >= end) {
            throw new IndexOutOfBoundsException(
                    length == 0 ? EMPTY : "there is no " + index + " in a path with " + end + " of them");
        }
    }

    /** What has been written leads only as close to a goal as the search came. */
    void giveUp() {
        status = Status.BUDGET_SPENT;
    }

    /** Makes room for a path of that many cells, to be written by {@link #put}. */
    void begin(Status newOutcome, int expandedCells, int cells) {
        status = newOutcome;
        expanded = expandedCells;
        length = cells;
        cost = 0;
        if (places.length < 2 * cells) {
            places = new int[Math.max(2 * cells, (int) Math.min(3L * cells, Integer.MAX_VALUE - 8))];
            stepCosts = new double[places.length / 2];
        }
    }

    void put(int index, int x, int y) {
        places[2 * index] = x;
        places[2 * index + 1] = y;
    }

    /** Writes the cells before a cell of the path, back along a straight line; returns the index before them. */
    int putLineBack(int last, int x, int y, int dx, int dy, int steps) {
        int[] to = places;
        int atX = x;
        int atY = y;
        for (int i = 2 * last; i > 2 * (last - steps); i -= 2) {
            to[i] = atX;
            to[i + 1] = atY;
            atX -= dx;
            atY -= dy;
        }
        return last - steps;
    }

    /** Prices straight steps where all cells cost the same. */
    void priceStraight() {
        Arrays.fill(stepCosts, 0, length - 1, 1);
        cost = length - 1;
    }

    /** Prices the steps where all cells cost the same. */
    void priceAlike() {
        int diagonal = 0;
        for (int i = 1; i < length; i++) {
            boolean slants = slants(i);
            stepCosts[i - 1] = slants ? ROOT : 1;
            diagonal += slants ? 1 : 0;
        }
        cost = length - 1 - diagonal + diagonal * ROOT;
    }

    /** Prices the steps where straight ones cost 1, and diagonal ones that much. */
    void priceBy(double diagonal) {
        double sum = 0;
        double[] prices = stepCosts;
        for (int i = 1; i < length; i++) {
            double price = slants(i) ? diagonal : 1;
            prices[i - 1] = price;
            sum += price;
        }
        cost = sum;
    }

    /** Whether the step to that cell of the path is diagonal. */
    boolean slants(int index) {
        int[] at = places;
        int i = 2 * index;
        return at[i] != at[i - 2] && at[i + 1] != at[i - 1];
    }

    /** Prices the steps on such a map. */
    void priceOn(CostMap map) {
        long straight = 0;
        long diagonal = 0;
        int[] at = places;
        for (int i = 1; i < length; i++) {
            int price = map.priceAt(at[2 * i], at[2 * i + 1]);
            boolean slants = slants(i);
            stepCosts[i - 1] = slants ? price * ROOT : price;
            straight += slants ? 0 : price;
            diagonal += slants ? price : 0;
        }
        cost = straight + diagonal * ROOT;
    }

    /** Prices the steps on such a board; the end is a goal. */
    void priceOn(TollGround board) {
        cost = 0;
        int[] at = places;
        int last = 2 * (length - 1);
        for (int i = 2; i < last; i += 2) {
            priceStep(i / 2 - 1, board.cost(at[i - 2], at[i - 1], at[i], at[i + 1]));
        }
        if (last > 0) {
            priceStep(length - 2, board.costOntoGoal(at[last - 2], at[last - 1], at[last], at[last + 1]));
        }
    }

    /** Prices one step after the other. */
    void priceStep(int index, double price) {
        stepCosts[index] = price;
        cost += price;
    }
}
