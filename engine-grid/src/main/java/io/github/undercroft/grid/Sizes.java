package io.github.undercroft.grid;

/** What every grid demands of its size and of the cells it is asked for. */
final class Sizes {

    /** Some virtual machines allow no longer array. */
    private static final int MAX_CELLS = Integer.MAX_VALUE - 8;

    private Sizes() {}

    /** @return the number of cells */
    static int require(int width, int height) {
        if (width < 1 || height < 1 || (long) width * height > MAX_CELLS) {
            throw new IllegalArgumentException("a grid of " + width + " x " + height
                    + " cells; width and height must be at least 1, and their product at most " + MAX_CELLS);
        }
        return width * height;
    }

    static void requireSame(GridView one, GridView other) {
        if (one.width() != other.width() || one.height() != other.height()) {
            throw new IllegalArgumentException("a grid of " + other.width() + " x " + other.height()
                    + " cells does not fit one of " + one.width() + " x " + one.height() + "; make them the same size");
        }
    }

    static IndexOutOfBoundsException outside(GridView grid, int x, int y) {
        return outside(grid, "cell (" + x + "," + y + ")");
    }

    static IndexOutOfBoundsException noWord(BitGridView grid, int wordX, int y) {
        return new IndexOutOfBoundsException("word " + wordX + " of row " + y + " is outside this grid of "
                + grid.width() + " x " + grid.height() + " cells; the word must be 0 to " + (grid.wordsPerRow() - 1)
                + " and the row 0 to " + (grid.height() - 1));
    }

    static IndexOutOfBoundsException outside(GridView grid, String what) {
        return new IndexOutOfBoundsException(what + " is outside this grid of " + grid.width() + " x " + grid.height()
                + " cells; x must be 0 to " + (grid.width() - 1) + " and y 0 to " + (grid.height() - 1)
                + ": ask contains first");
    }
}
