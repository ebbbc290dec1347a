package io.github.undercroft.dungeon.shape;

import com.google.common.math.LongMath;
import java.math.RoundingMode;

/** Discs as round as cells allow. */
public final class DiscOutline {

    private DiscOutline() {}

    /**
     * How many cells a row of a disc leaves out on either side. Counted in half cells from the middle, so that discs of
     * even diameters have a middle, too. O(1).
     *
     * @param size the diameter in cells, 3 or more
     * @param y the row, 0 to {@code size - 1}
     * @throws IllegalArgumentException if the diameter or the row is out of range
     */
    public static int cut(int size, int y) {
        if (size < 3 || y < 0 || y >= size) {
            throw new IllegalArgumentException(
                    "A disc is 3 or more cells wide and its rows are 0 to its width - 1; this" + " is row " + y
                            + " of one " + size + " cells wide");
        }
        long up = 2L * y - size + 1;
        long wide = LongMath.sqrt((long) size * size - 2 - up * up, RoundingMode.FLOOR);
        return (int) Math.max(0, (size - wide) / 2);
    }
}
