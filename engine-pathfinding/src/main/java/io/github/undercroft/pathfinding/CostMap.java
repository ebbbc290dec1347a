package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.IntGridView;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Whole-number prices and a rule of walking, prepared for path queries: a straight step costs the price of the cell that it
 * leads onto, a diagonal one that times the square root of 2. The cost of a path is computed from the sum of its straight
 * and the sum of its diagonal prices, {@code a + b * Math.sqrt(2)}.
 *
 * <p>A value: it copies the prices, and does not follow changes. O(cells), 4 bytes a cell. For any number of threads.
 */
public final class CostMap implements PathGround, CostFunction {

    private static final double ROOT = Math.sqrt(2);

    /** The price of a cell that cannot be walked on. */
    public static final int BLOCKED_CELL = Integer.MAX_VALUE;

    /** The highest price. */
    public static final int DEAREST = 1_000_000;

    private final Movement movement;
    final PriceTable table;
    /** The open cells if each of them costs 1; else null. */
    private final @Nullable BitGrid plain;

    private CostMap(IntGridView view, Movement movement) {
        int width = view.width();
        int height = view.height();
        Sides.requirePreparable(width, height);
        this.movement = movement;
        BitGrid open = BitGrid.of(width, height);
        boolean isPlain = true;
        int[] prices = new int[(width + 2) * (height + 2)];
        Arrays.fill(prices, PriceTable.BLOCKED);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int price = view.get(x, y);
                if (price != BLOCKED_CELL) {
                    prices[(y + 1) * (width + 2) + x + 1] = checked(price, x, y);
                    open.set(x, y);
                    isPlain &= price == 1;
                }
            }
        }
        table = new PriceTable(width, height, movement, prices);
        plain = isPlain ? open : null;
    }

    private static int checked(int price, int x, int y) {
        if (price < 0 || price > DEAREST) {
            throw new IllegalArgumentException("The cell (" + x + "," + y + ") costs " + price + "; a price is 0 to "
                    + DEAREST + ", or CostMap.BLOCKED_CELL");
        }
        return price;
    }

    /**
     * Prepares a map of the prices as they are now.
     *
     * @throws IllegalArgumentException if one is negative, or above {@link #DEAREST} and not {@link #BLOCKED_CELL}
     */
    public static CostMap of(IntGridView prices, Movement movement) {
        return new CostMap(prices, movement);
    }

    /** @return the open cells if each of them costs 1 */
    public Optional<BitGridView> plainCells() {
        return Optional.ofNullable(plain);
    }

    @Override
    public int width() {
        return table.width;
    }

    @Override
    public int height() {
        return table.height;
    }

    @Override
    public Movement movement() {
        return movement;
    }

    /** @return this */
    @Override
    public CostFunction prices() {
        return this;
    }

    /** @return the price of a step onto that cell; {@link #BLOCKED_CELL} for every cell outside */
    public int priceAt(int x, int y) {
        return x < 0 || y < 0 || x >= width() || y >= height() ? BLOCKED_CELL : table.priceAt(x, y);
    }

    @Override
    public double cost(int fromX, int fromY, int toX, int toY) {
        int price = table.priceAt(toX, toY);
        if (price == BLOCKED_CELL) {
            return BLOCKED;
        }
        return fromX == toX || fromY == toY ? price : price * ROOT;
    }

    @Override
    public double minStep() {
        return table.min;
    }

    @Override
    public double minDiagonalStep() {
        return table.min * ROOT;
    }

    @Override
    public String toString() {
        return "prices on " + width() + " x " + height() + ", " + movement;
    }
}
