package io.github.undercroft.pathfinding;

import java.util.Optional;

/**
 * Packs the sort key of a search into one long: the expected total, then the expected rest, cut to the bits that are left,
 * then the number of the cell. So of equal totals the cell expected closer to the goal comes first, then the first in
 * reading order.
 *
 * <p>Totals are whole numbers: {@link #straight} stands for 1 and {@link #diagonal} for the square root of 2. They are
 * numerator and denominator of one of its continued fractions, so two paths are in the true order if the sums of their
 * diagonal prices differ by less than {@link #straight}; beyond, a wrong order costs less than one part in 10^6, and in 10^7
 * where prices differ. The widths follow from the map: a path visits each cell once at most, so no total can run over.
 */
final class PathKeys {

    /** Numerators and denominators. */
    private static final int[][] ROOTS = {
        {47_321, 33_461}, {19_601, 13_860}, {8_119, 5_741}, {3_363, 2_378}, {1_393, 985}
    };

    private static final int MAX_TIE_BITS = 16;

    /** Beside a total, there must be room for what a search knows of a cell. */
    private static final int MAX_TOTAL_BITS = 44;

    /** Where prices differ, sums of them soon differ by much. */
    private static final int MIN_STRAIGHT_FOR_PRICES = 5_741;

    final int straight;
    final int diagonal;
    /** The highest total that there is room for. */
    final long maxTotal;

    final long cellMask;
    private final int cellBits;
    private final int tieBits;
    private final int tieShift;

    private PathKeys(int straight, int diagonal, int cellBits, int tieBits, int tieShift, long maxTotal) {
        this.straight = straight;
        this.diagonal = diagonal;
        this.cellBits = cellBits;
        this.maxTotal = maxTotal;
        cellMask = (1L << cellBits) - 1;
        this.tieBits = tieBits;
        this.tieShift = tieShift;
    }

    /** Keys for a grid of that size, a blocked border of one cell around it, and these prices; empty if 63 bits are too few. */
    static Optional<PathKeys> of(int width, int height, int minPrice, int dearestPrice) {
        long cells = (width + 2L) * (height + 2L);
        int cellBits = bits(cells - 1);
        for (int[] root : ROOTS) {
            int totalBits = bits(cells) + bits(dearestPrice) + bits(root[0]);
            if (totalBits <= 62) {
                totalBits = bits(cells * dearestPrice * root[0]);
            }
            int tieBits = Math.min(MAX_TIE_BITS, 63 - cellBits - totalBits);
            boolean isFine = dearestPrice == 1 || root[1] >= MIN_STRAIGHT_FOR_PRICES;
            if (tieBits >= 0 && totalBits <= MAX_TOTAL_BITS && isFine) {
                long furthest = furthest(width, height, root) * Math.max(1, minPrice);
                int tieShift = Math.max(0, bits(furthest) - tieBits);
                return Optional.of(new PathKeys(root[1], root[0], cellBits, tieBits, tieShift, max(totalBits)));
            }
        }
        return Optional.empty();
    }

    /** Keys for a grid of that size without a border, and steps of so many units. Beyond {@link #maxTotal} they run over. */
    static PathKeys ofUnits(int width, int height, int straight, int diagonal) {
        long cells = (long) width * height;
        int cellBits = bits(cells - 1);
        int restBits = bits(((long) width + height) * straight);
        int needed = bits(cells * Math.max(straight, diagonal));
        int totalBits = Math.min(MAX_TOTAL_BITS, Math.max(needed, 63 - cellBits - restBits));
        int tieBits = Math.min(restBits, 63 - cellBits - totalBits);
        return new PathKeys(straight, diagonal, cellBits, tieBits, restBits - tieBits, max(totalBits));
    }

    /** The half of what a search has bits for, so that a step beyond does not run over unseen. */
    private static long max(int totalBits) {
        return Math.min((1L << totalBits) - 1, 1L << (MAX_TOTAL_BITS - 1));
    }

    /** The most that is expected from one corner to another, by diagonal steps or, which is more, without any. */
    private static long furthest(int width, int height, int[] root) {
        return Math.max((long) Math.max(width, height) * root[0], ((long) width + height) * root[1]);
    }

    private static int bits(long max) {
        return 64 - Long.numberOfLeadingZeros(max);
    }

    long key(long total, long rest, int cell) {
        return (total << tieBits | rest >> tieShift) << cellBits | cell;
    }

    int cell(long key) {
        return (int) (key & cellMask);
    }

    /** What a key's cell was expected to cost in all when the key was made. */
    long total(long key) {
        return key >>> (cellBits + tieBits);
    }
}
