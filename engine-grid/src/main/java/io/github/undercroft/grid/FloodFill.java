package io.github.undercroft.grid;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import java.util.Arrays;
import java.util.Objects;

/**
 * Flood fill: finds the open cells that are connected by the steps of a movement rule.
 *
 * <p>Diagonal steps that may not cut corners connect the same cells as straight steps, so that rule gives the same result as
 * {@link Movement#FOUR_WAY}.
 *
 * <p>Works on runs, that is unbroken rows of open cells, found 64 cells at a time: O(words + runs), however large the
 * runs. Keeps its memory for the next call, and no call influences the next. For one thread at a time.
 *
 * <p>Source: the span filling of A. Smith, "Tint Fill", 1979, on bits.
 */
public final class FloodFill {

    /** How far beyond its ends a run touches the rows above and below: 1 if diagonal steps connect. */
    private final int reach;

    private int width;
    private int height;
    private int wordsPerRow;
    /** The open cells that no run has taken yet. */
    private long[] rest = {};
    /** Runs whose neighbours are still to be looked at: y, first x, last x. */
    private int[] pending = new int[48];

    private int pendingSize;

    private FloodFill(int reach) {
        this.reach = reach;
    }

    /** @return a flood fill for that movement rule */
    public static FloodFill of(Movement movement) {
        boolean diagonal = Objects.requireNonNull(movement, "movement") == Movement.EIGHT_WAY;
        return new FloodFill(diagonal ? 1 : 0);
    }

    /**
     * Finds all cells that can be reached from one.
     *
     * @return them in a new grid, the start included; none if the start is not open
     * @throws IndexOutOfBoundsException if the start is outside
     */
    public BitGrid reachable(BitGridView open, Point start) {
        BitGrid reached = BitGrid.of(open.width(), open.height());
        addReachable(open, start, reached);
        return reached;
    }

    /**
     * Sets in {@code target} all cells that can be reached from one, the start included, and leaves the others as they
     * are.
     *
     * @return how many can be reached; 0 if the start is not open
     * @throws IllegalArgumentException if the target is not as large as {@code open}
     * @throws IndexOutOfBoundsException if the start is outside
     */
    public int addReachable(BitGridView open, Point start, BitGrid target) {
        Sizes.requireSame(open, target);
        if (!open.get(start)) {
            return 0;
        }
        load(open);
        return fill(start.x(), start.y(), target::setRange);
    }

    /**
     * Counts the cells that can be reached from one, the start included; 0 if it is not open.
     *
     * @throws IndexOutOfBoundsException if the start is outside
     */
    public int countReachable(BitGridView open, Point start) {
        if (!open.get(start)) {
            return 0;
        }
        load(open);
        return fill(start.x(), start.y(), (y, fromX, toX) -> {});
    }

    /** @return all regions of open cells, labelled and counted */
    public Regions regions(BitGridView open) {
        load(open);
        IntGrid labels = IntGrid.of(width, height);
        labels.fill(Regions.NONE);
        ImmutableList.Builder<Integer> sizes = ImmutableList.builder();
        int label = 0;
        for (int y = 0; y < height; y++) {
            int row = y * wordsPerRow;
            for (int x = BitRow.nextSet(rest, row, 0, width); x < width; x = BitRow.nextSet(rest, row, x, width)) {
                int region = label++;
                sizes.add(fill(x, y, (runY, fromX, toX) -> labels.fillRange(runY, fromX, toX, region)));
            }
        }
        return new Regions(labels, sizes.build());
    }

    private void load(BitGridView open) {
        width = open.width();
        height = open.height();
        wordsPerRow = open.wordsPerRow();
        if (rest.length < wordsPerRow * height) {
            rest = new long[wordsPerRow * height];
        }
        for (int y = 0; y < height; y++) {
            for (int wordX = 0; wordX < wordsPerRow; wordX++) {
                rest[y * wordsPerRow + wordX] = open.word(wordX, y);
            }
        }
    }

    /** Takes all cells connected with an open cell out of {@link #rest}, run by run. */
    private int fill(int x, int y, RunVisitor visitor) {
        pendingSize = 0;
        int taken = takeRuns(y, x, x, visitor);
        while (pendingSize > 0) {
            pendingSize -= 3;
            int runY = pending[pendingSize];
            int from = Math.max(0, pending[pendingSize + 1] - reach);
            int to = Math.min(width - 1, pending[pendingSize + 2] + reach);
            if (runY > 0) {
                taken += takeRuns(runY - 1, from, to, visitor);
            }
            if (runY < height - 1) {
                taken += takeRuns(runY + 1, from, to, visitor);
            }
        }
        return taken;
    }

    /** Takes the runs of one row that have a cell in a window, both ends included; answers their number of cells. */
    private int takeRuns(int y, int windowFrom, int windowTo, RunVisitor visitor) {
        int row = y * wordsPerRow;
        int taken = 0;
        int x = BitRow.nextSet(rest, row, windowFrom, windowTo + 1);
        while (x <= windowTo) {
            int from = BitRow.previousClear(rest, row, x) + 1;
            int end = BitRow.nextClear(rest, row, x, width);
            BitRow.clear(rest, row, from, end);
            visitor.visit(y, from, end);
            push(y, from, end - 1);
            taken += end - from;
            x = BitRow.nextSet(rest, row, end, windowTo + 1);
        }
        return taken;
    }

    private void push(int y, int from, int to) {
        if (pendingSize == pending.length) {
            pending = Arrays.copyOf(pending, 2 * pendingSize);
        }
        pending[pendingSize++] = y;
        pending[pendingSize++] = from;
        pending[pendingSize++] = to;
    }

    /** Is shown each run of a fill: from its first x up to, not including, {@code toX}. */
    @FunctionalInterface
    private interface RunVisitor {
        void visit(int y, int fromX, int toX);
    }
}
