package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Movement;
import java.util.Optional;

/**
 * Whole-number prices of all cells, with everything that a search needs to know of a cell in one int: its price, the steps
 * that can be taken from it, and whether it and its eight neighbours are open and cost the same. Cells are numbered {@code
 * (y + 1) * pitch + x + 1}, within a blocked border.
 */
final class PriceTable {

    static final int BLOCKED = -1;
    static final int PRICE_BITS = 20;
    static final int PRICE = (1 << PRICE_BITS) - 1;

    /** All nine cells cost the same. */
    static final int ALIKE = 1 << 28;

    /** Bit 29 of an open cell. */
    private static final int OPEN = 1 << 29;

    /** A price, then a bit for each direction, then {@link #ALIKE}. */
    final int[] cells;

    final int pitch;
    final int width;
    final int height;
    /** Of open cells. */
    final int min;
    /** Empty if the prices are too high for it. */
    final Optional<PathKeys> keys;

    /** Takes ownership of the array, which holds a price or {@link #BLOCKED} for each cell. */
    PriceTable(int width, int height, Movement movement, int[] prices) {
        this.width = width;
        this.height = height;
        pitch = width + 2;
        int cheapest = PRICE;
        int dearest = 1;
        for (int price : prices) {
            if (price >= 0) {
                cheapest = Math.min(cheapest, price);
                dearest = Math.max(dearest, price);
            }
        }
        min = cheapest;
        keys = PathKeys.of(width, height, cheapest, dearest);
        cells = new int[prices.length];
        int[] steps = NineCells.steps(movement);
        for (int y = 1; y <= height; y++) {
            fillRow(prices, y * pitch, steps);
        }
    }

    /** Slides along a row, so that only three of the nine cells around each are read again. */
    private void fillRow(int[] prices, int border, int[] steps) {
        int open = column(prices, border + 1) << 6;
        int before = BLOCKED;
        int here = alike(prices, border + 1);
        for (int cell = border + 1; cell <= border + width; cell++) {
            int price = prices[cell];
            int after = alike(prices, cell + 1);
            open = open >>> 3 | column(prices, cell + 1) << 6;
            int data = steps[open] << PRICE_BITS;
            if (price >= 0) {
                data |= price | OPEN | (before == price && here == price && after == price ? ALIKE : 0);
            }
            cells[cell] = data;
            before = here;
            here = after;
        }
    }

    /** Which of a cell and those above and below are open, a bit each from above; a price is negative where nobody can go. */
    private int column(int[] prices, int cell) {
        return ~prices[cell - pitch] >>> 31 | ~prices[cell] >>> 31 << 1 | ~prices[cell + pitch] >>> 31 << 2;
    }

    /** The price of a cell and of those above and below, if all three have the same. */
    private int alike(int[] prices, int cell) {
        int price = prices[cell];
        return prices[cell - pitch] == price && prices[cell + pitch] == price ? price : BLOCKED;
    }

    int priceAt(int x, int y) {
        int data = cells[number(x, y)];
        return (data & OPEN) == 0 ? CostMap.BLOCKED_CELL : data & PRICE;
    }

    int number(int x, int y) {
        return (y + 1) * pitch + x + 1;
    }
}
