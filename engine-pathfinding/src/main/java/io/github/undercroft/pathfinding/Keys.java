package io.github.undercroft.pathfinding;

import java.util.Optional;

/**
 * How what a search compares is packed into one long: the expected total, then what is expected from there on, cut to the
 * bits that are left, then the number of the cell. So of equal totals the one expected closer comes first, then the first
 * in reading order.
 *
 * <p>Totals are whole numbers: {@link #straight} stands for 1 and {@link #diagonal} for the square root of 2. They are two
 * that follow each other in its continued fraction, so two paths are in the true order if the sums of their diagonal prices
 * differ by less than {@link #straight}; beyond, a wrong order costs less than one part in 10^6, and in 10^7 where prices
 * differ. The widths follow from the map: a path visits each cell once at most, so no total can run over.
 */
final class Keys {

    /** Numerators and denominators. */
    private static final int[][] ROOTS = {
        {47_321, 33_461}, {19_601, 13_860}, {8_119, 5_741}, {3_363, 2_378}, {1_393, 985}
    };

    private static final int MOST_TIE_BITS = 16;

    /** Beside a total, there must be room for what a search knows of a cell. */
    private static final int MOST_TOTAL_BITS = 44;

    /** Where prices differ, so do sums of them, and soon by much. */
    private static final int LEAST_STRAIGHT_FOR_PRICES = 5_741;

    final int straight;
    final int diagonal;
    /** The highest total that there is room for. */
    final long mostTotal;

    final long cellMask;
    private final int cellBits;
    private final int tieBits;
    private final int tieShift;

    private Keys(int straight, int diagonal, int cellBits, int tieBits, int tieShift, long mostTotal) {
        this.straight = straight;
        this.diagonal = diagonal;
        this.cellBits = cellBits;
        this.mostTotal = mostTotal;
        cellMask = (1L << cellBits) - 1;
        this.tieBits = tieBits;
        this.tieShift = tieShift;
    }

    /** Keys for a grid of that size, a blocked border of one cell around it, and these prices; empty if 63 bits are too few. */
    static Optional<Keys> of(int width, int height, int leastPrice, int dearestPrice) {
        long cells = (width + 2L) * (height + 2L);
        int cellBits = bits(cells - 1);
        for (int[] root : ROOTS) {
            int totalBits = bits(cells) + bits(dearestPrice) + bits(root[0]);
            if (totalBits <= 62) {
                totalBits = bits(cells * dearestPrice * root[0]);
            }
            int tieBits = Math.min(MOST_TIE_BITS, 63 - cellBits - totalBits);
            boolean isFine = dearestPrice == 1 || root[1] >= LEAST_STRAIGHT_FOR_PRICES;
            if (tieBits >= 0 && totalBits <= MOST_TOTAL_BITS && isFine) {
                long furthest = furthest(width, height, root) * Math.max(1, leastPrice);
                int tieShift = Math.max(0, bits(furthest) - tieBits);
                return Optional.of(new Keys(root[1], root[0], cellBits, tieBits, tieShift, most(totalBits)));
            }
        }
        return Optional.empty();
    }

    /** Keys for a grid of that size without a border, and steps of so many units. Beyond {@link #mostTotal} they run over. */
    static Keys ofUnits(int width, int height, int straight, int diagonal) {
        long cells = (long) width * height;
        int cellBits = bits(cells - 1);
        int restBits = bits(((long) width + height) * straight);
        int needed = bits(cells * Math.max(straight, diagonal));
        int totalBits = Math.min(MOST_TOTAL_BITS, Math.max(needed, 63 - cellBits - restBits));
        int tieBits = Math.min(restBits, 63 - cellBits - totalBits);
        return new Keys(straight, diagonal, cellBits, tieBits, restBits - tieBits, most(totalBits));
    }

    /** The half of what a search has bits for, so that a step beyond does not run over unseen. */
    private static long most(int totalBits) {
        return Math.min((1L << totalBits) - 1, 1L << (MOST_TOTAL_BITS - 1));
    }

    /** The most that is expected from one corner to another, by diagonal steps or, which is more, without any. */
    private static long furthest(int width, int height, int[] root) {
        return Math.max((long) Math.max(width, height) * root[0], ((long) width + height) * root[1]);
    }

    private static int bits(long most) {
        return 64 - Long.numberOfLeadingZeros(most);
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
