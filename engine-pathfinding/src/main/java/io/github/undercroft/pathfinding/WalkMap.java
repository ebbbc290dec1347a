package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.Footprint;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Open cells and a rule of walking, prepared for path queries: a straight step costs 1, a diagonal one the square root of
 * 2. The cost of n straight and m diagonal steps is computed as {@code n + m * Math.sqrt(2)}, not added up.
 *
 * <pre>{@code
 * WalkMap map = WalkMap.of(open, Movement.EIGHT_WAY_NO_CORNER_CUTTING);
 * PathResult result = new Pathfinder().find(PathRequest.from(start).to(goal).on(map));
 * }</pre>
 *
 * <p>A value: it copies the cells, and does not follow changes; make another one then. O(cells), a few milliseconds for
 * 512 x 512; about 1 byte a cell. For any number of threads.
 */
public final class WalkMap implements PathGround, CostFunction {

    private static final double ROOT = Math.sqrt(2);

    private final Movement movement;
    private final BitGrid cells;
    /** How often cells of it have changed; only maps that a pathfinder keeps for itself ever do. */
    private int changes;
    /** Rows of bits, both x and y counted from 1, within a blocked border; without content if there are diagonal steps. */
    final long[] open;
    /** Words of it from one row to the next, a power of two. */
    final int stride;
    /** Of cell numbers from one row to the next. */
    final int pitch;
    /** Along x, both x and y counted from 1; without content if there are no diagonal steps. */
    final BitLines rows;
    /** Along y, the same. */
    final BitLines columns;
    /** How keys are packed. */
    final PathKeys keys;
    /** Made when it is asked for first; whichever thread makes it, it is the same. */
    private @Nullable PriceTable table;

    private WalkMap(BitGridView view, Movement movement, PathKeys keys) {
        Sides.requirePreparable(view.width(), view.height());
        this.movement = movement;
        cells = BitGrid.copyOf(view);
        pitch = cells.width() + 2;
        boolean diagonal = movement != Movement.FOUR_WAY;
        stride = Integer.highestOneBit(2 * ((pitch - 1) >> 6) + 1);
        open = new long[diagonal ? 0 : stride * (cells.height() + 2)];
        rows = diagonal ? new BitLines(cells.width(), cells.height()) : new BitLines(1, 1);
        columns = diagonal ? new BitLines(cells.height(), cells.width()) : new BitLines(1, 1);
        this.keys = keys;
        takeRows();
        if (diagonal) {
            columns.takeTurned(cells);
            rows.findStops(!movement.needsBothSides());
            columns.findStops(!movement.needsBothSides());
        }
    }

    private void takeRows() {
        for (int y = 0; y < cells.height(); y++) {
            for (int wordX = 0; wordX < cells.wordsPerRow(); wordX++) {
                long word = cells.word(wordX, y);
                if (movement != Movement.FOUR_WAY) {
                    rows.set((wordX << 6) + 1, y + 1, word);
                    continue;
                }
                int at = (y + 1) * stride + wordX;
                open[at] |= word << 1;
                if (word < 0) {
                    open[at + 1] |= 1;
                }
            }
        }
    }

    /** A map that may change, whose steps cost whole numbers of units: for a pathfinder that keeps it for itself. */
    static WalkMap toChange(BitGridView view, Movement movement, PathKeys keys) {
        return new WalkMap(view, movement, keys);
    }

    /** Opens or closes a cell. */
    void flip(int x, int y) {
        changes++;
        table = null;
        boolean opens = !cells.get(x, y);
        if (opens) {
            cells.set(x, y);
        } else {
            cells.clear(x, y);
        }
        if (movement == Movement.FOUR_WAY) {
            open[(y + 1) * stride + ((x + 1) >> 6)] ^= 1L << (x + 1);
        } else {
            rows.flip(x + 1, y + 1, !movement.needsBothSides());
            columns.flip(y + 1, x + 1, !movement.needsBothSides());
        }
    }

    /** Adds or removes a toll at a cell; only with diagonal steps. */
    void flipToll(int x, int y) {
        rows.flipToll(x + 1, y + 1, !movement.needsBothSides());
        columns.flipToll(y + 1, x + 1, !movement.needsBothSides());
    }

    /** How often it has changed. */
    int changes() {
        return changes;
    }

    private static PathKeys keysFor(BitGridView open) {
        return PathKeys.of(open.width(), open.height(), 1, 1)
                .orElseThrow(() -> new IllegalStateException(
                        "No keys for " + open.width() + " x " + open.height() + "; this is a defect of the engine"));
    }

    /** Writes {@link #open} without some cells. */
    void writeOpenWithout(BitGridView others, long[] into) {
        System.arraycopy(open, 0, into, 0, open.length);
        for (int y = 0; y < height(); y++) {
            for (int wordX = 0; wordX < cells.wordsPerRow(); wordX++) {
                long word = others.word(wordX, y);
                int at = (y + 1) * stride + wordX;
                into[at] &= ~(word << 1);
                if (word < 0) {
                    into[at + 1] &= ~1L;
                }
            }
        }
    }

    /** @return a map of the cells that are set now */
    public static WalkMap of(BitGridView open, Movement movement) {
        Sides.requirePreparable(open.width(), open.height());
        return new WalkMap(open, movement, keysFor(open));
    }

    /** @return the map of the places where a creature of that size can stand, by its top-left cell; O(cells) */
    public WalkMap forFootprint(Footprint footprint) {
        return footprint.isOneCell() ? this : new WalkMap(footprint.standsOn(cells), movement, keys);
    }

    @Override
    public int width() {
        return cells.width();
    }

    @Override
    public int height() {
        return cells.height();
    }

    @Override
    public Movement movement() {
        return movement;
    }

    /** @return whether that cell is open; no for every cell outside */
    public boolean isOpen(int x, int y) {
        return cells.getOrFalse(x, y);
    }

    /** @return this */
    @Override
    public CostFunction prices() {
        return this;
    }

    @Override
    public double cost(int fromX, int fromY, int toX, int toY) {
        if (!cells.get(toX, toY)) {
            return BLOCKED;
        }
        return fromX == toX || fromY == toY ? 1 : ROOT;
    }

    @Override
    public boolean leavesRoom(int fromX, int fromY, int sideX, int sideY) {
        return cells.get(sideX, sideY);
    }

    @Override
    public double minStep() {
        return 1;
    }

    @Override
    public double minDiagonalStep() {
        return ROOT;
    }

    int number(int x, int y) {
        return (y + 1) * pitch + x + 1;
    }

    /** @return the open cells; they never change */
    public BitGridView cells() {
        return cells;
    }

    /** The same as prices: 1 for each open cell. */
    PriceTable table() {
        PriceTable made = table;
        if (made == null) {
            int[] prices = new int[pitch * (height() + 2)];
            Arrays.fill(prices, PriceTable.BLOCKED);
            cells.forEach((x, y) -> prices[number(x, y)] = 1);
            made = new PriceTable(width(), height(), movement, prices);
            table = made;
        }
        return made;
    }

    @Override
    public String toString() {
        return "map of " + width() + " x " + height() + ", " + movement;
    }
}
