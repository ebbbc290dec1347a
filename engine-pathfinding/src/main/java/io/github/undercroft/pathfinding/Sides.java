package io.github.undercroft.pathfinding;

/** Which sizes of grid there are. */
final class Sides {

    /** Some virtual machines allow no longer array. */
    private static final int MAX_CELLS = Integer.MAX_VALUE - 8;

    /** Then the number of a cell and the longest path fit into one key, see {@link PathKeys}. */
    private static final int MAX_PREPARED = 1 << 26;

    private Sides() {}

    static void require(int width, int height) {
        if (width < 1 || height < 1 || (long) width * height > MAX_CELLS) {
            throw new IllegalArgumentException("A path needs a grid at least 1 wide and 1 high with at most "
                    + MAX_CELLS + " cells; this one is " + width + " x " + height);
        }
    }

    static boolean isPreparable(int width, int height) {
        return (width + 2L) * (height + 2L) <= MAX_PREPARED;
    }

    static void requirePreparable(int width, int height) {
        require(width, height);
        if (!isPreparable(width, height)) {
            throw new IllegalArgumentException("A prepared map has at most " + MAX_PREPARED
                    + " cells, a border of one cell counted in; this one is " + width + " x " + height
                    + ": take a PricedGrid");
        }
    }
}
