package io.github.undercroft.dungeon.noise;

/** Discs as round as cells allow. */
public final class Disc {

    private Disc() {}

    /**
     * How many cells a row of a disc lacks on either side: counted in half cells from the middle, so that even diameters have
     * one, too. O(diameter).
     *
     * @param size the diameter in cells, 3 or more
     * @param y the row, from 0
     */
    public static int cut(int size, int y) {
        long square = (long) size * size - 2;
        long up = 2L * y - size + 1;
        int cut = 0;
        while ((size - 1L - 2L * cut) * (size - 1L - 2L * cut) + up * up > square) {
            cut++;
        }
        return cut;
    }
}
