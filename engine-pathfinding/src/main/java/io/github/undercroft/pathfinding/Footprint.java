package io.github.undercroft.pathfinding;

import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;

/**
 * The rectangle of cells that a creature fills; its position is the top-left one.
 *
 * @param width 1 or more
 * @param height 1 or more
 */
public record Footprint(int width, int height) {

    /** A single cell. */
    public static final Footprint ONE_CELL = new Footprint(1, 1);

    public Footprint {
        if (width < 1 || height < 1) {
            throw new IllegalArgumentException(
                    "A footprint is 1 or more cells wide and high; this one is " + width + " x " + height);
        }
    }

    /** @return a square of that many cells to a side */
    public static Footprint square(int side) {
        return new Footprint(side, side);
    }

    boolean isOneCell() {
        return width == 1 && height == 1;
    }

    /** The open cells on which it can stand. */
    BitGrid standsOn(BitGridView open) {
        BitGrid stands = BitGrid.of(open.width(), open.height());
        // How many open cells there are to the right, this one included, and how many rows down that are wide enough.
        int[] down = new int[open.width()];
        for (int y = open.height() - 1; y >= 0; y--) {
            int right = 0;
            for (int x = open.width() - 1; x >= 0; x--) {
                right = open.get(x, y) ? right + 1 : 0;
                down[x] = right >= width ? down[x] + 1 : 0;
                if (down[x] >= height) {
                    stands.set(x, y);
                }
            }
        }
        return stands;
    }
}
