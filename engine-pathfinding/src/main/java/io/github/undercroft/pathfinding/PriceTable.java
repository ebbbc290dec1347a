package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import java.util.Optional;

/**
 * Whole-number prices of all cells, with all that a search asks of a cell in one int: its price, the steps that can be
 * taken from it, and whether it and its eight neighbours are open and cost the same. Cells are numbered
 * {@code (y + 1) * pitch + x + 1}, within a blocked border.
 */
final class PriceTable {

    static final int BLOCKED = -1;
    static final int PRICE_BITS = 20;
    static final int PRICE = (1 << PRICE_BITS) - 1;

    /** All nine cells alike. */
    static final int ALIKE = 1 << 28;

    /** Bit 29 of an open cell. */
    private static final int OPEN = 1 << 29;

    /** A price, then a bit for each direction, then {@link #ALIKE}. */
    final int[] cells;

    final int pitch;
    final int width;
    final int height;
    /** Of open cells. */
    final int least;
    /** Empty if the prices are too high for it. */
    final Optional<Keys> keys;

    /** Takes the array over, which holds a price or {@link #BLOCKED} for each cell. */
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
        least = cheapest;
        keys = Keys.of(width, height, cheapest, dearest);
        cells = new int[prices.length];
        int[] steps = Direction.all().stream()
                .mapToInt(direction -> direction.dy() * pitch + direction.dx())
                .toArray();
        for (int y = 1; y <= height; y++) {
            for (int cell = y * pitch + 1; cell <= y * pitch + width; cell++) {
                cells[cell] = Math.max(0, prices[cell]) | ways(prices, cell, steps, movement) << PRICE_BITS;
                cells[cell] |= prices[cell] >= 0 ? OPEN : 0;
                cells[cell] |= isAlike(prices, cell) ? ALIKE : 0;
            }
        }
    }

    /** The steps in the order of the directions; a price is negative where nobody can go. */
    private static int ways(int[] prices, int cell, int[] steps, Movement movement) {
        int around = 0;
        for (int direction = 0; direction < steps.length; direction++) {
            around |= (~prices[cell + steps[direction]] >>> 31) << direction;
        }
        return switch (movement) {
            case FOUR_WAY -> around & 0x55;
            case EIGHT_WAY -> around;
            case EIGHT_WAY_NO_CORNER_CUTTING -> {
                // Beside each diagonal, bits 1, 3, 5 and 7, are the bits before and after it; 8 stands for bit 0.
                int round = around | around << 8;
                yield around & (0x55 | (around << 1 & round >> 1));
            }
        };
    }

    private boolean isAlike(int[] prices, int cell) {
        int price = prices[cell];
        for (int row = cell - pitch; row <= cell + pitch; row += pitch) {
            if (price < 0 || prices[row - 1] != price || prices[row] != price || prices[row + 1] != price) {
                return false;
            }
        }
        return true;
    }

    int priceAt(int x, int y) {
        int data = cells[number(x, y)];
        return (data & OPEN) == 0 ? CostMap.BLOCKED_CELL : data & PRICE;
    }

    int number(int x, int y) {
        return (y + 1) * pitch + x + 1;
    }
}
