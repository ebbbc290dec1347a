package io.github.undercroft.pathfinding;

/**
 * The rows of a map, or its columns, as bits with a blocked cell at both ends and a blocked line before the first and
 * after the last. For each line it also holds where a scan along it stops: at the first blocked cell, or at a jump point,
 * an open cell at which a neighbouring line opens or ends. So one look answers for 64 cells.
 *
 * <p>Source: D. Harabor, A. Grastien, "Improving Jump Point Search", 2014 (block scans); here where to stop is kept and
 * not worked out at each scan.
 */
final class BitLines {

    /** Words in a line. */
    final int stride;
    /** Open cells. */
    final long[] open;
    /** Where a scan towards higher numbers stops. */
    final long[] ahead;
    /** Where a scan towards lower numbers stops. */
    final long[] back;

    BitLines(int length, int lines) {
        stride = (length + 2 + 63) >>> 6;
        long words = (long) stride * (lines + 2);
        if (words > Integer.MAX_VALUE - 8) {
            throw new IllegalArgumentException("A map of " + length + " by " + lines + " cells is too long to prepare");
        }
        open = new long[(int) words];
        ahead = new long[open.length];
        back = new long[open.length];
    }

    boolean isOpen(int at, int line) {
        return (open[line * stride + (at >> 6)] >>> at & 1) != 0;
    }

    void set(int at, int line) {
        open[line * stride + (at >> 6)] |= 1L << at;
    }

    /** Sets the cells that are set in a word, the first of which is the one of that number on the line. */
    void set(int at, int line, long cells) {
        put(open, (long) line * stride * 64 + at, cells);
    }

    /** Sets the bits that are set in a word, from that bit on. */
    static void put(long[] bits, long from, long word) {
        int i = (int) (from >>> 6);
        bits[i] |= word << from;
        if ((from & 63) != 0 && word >>> -from != 0) {
            bits[i + 1] |= word >>> -from;
        }
    }

    /**
     * Works out the stops: without cutting corners, where a cell beside the line is open and the one before it is not; else
     * where it is blocked and the one after it is not.
     */
    void findStops(boolean cutsCorners) {
        long[] turnsAhead = new long[open.length];
        long[] turnsBack = new long[open.length];
        for (int line = stride; line < open.length - stride; line += stride) {
            for (int word = 0; word < stride; word++) {
                int i = line + word;
                long cells = open[i];
                long lower = (cells << 1) | (word > 0 ? open[i - 1] >>> 63 : 0);
                long higher = (cells >>> 1) | (word < stride - 1 ? open[i + 1] << 63 : 0);
                turnsAhead[i] = cutsCorners ? ~cells & higher : cells & ~lower;
                turnsBack[i] = cutsCorners ? ~cells & lower : cells & ~higher;
            }
        }
        for (int i = 0; i < open.length; i++) {
            boolean isBorder = i < stride || i >= open.length - stride;
            long turningAhead = isBorder ? 0 : turnsAhead[i - stride] | turnsAhead[i + stride];
            long turningBack = isBorder ? 0 : turnsBack[i - stride] | turnsBack[i + stride];
            ahead[i] = turningAhead | ~open[i];
            back[i] = turningBack | ~open[i];
        }
    }

    /** Whether all cells from one, left out, to another, both on the same line, are open. */
    boolean isClear(int line, int from, int to) {
        int first = from < to ? from + 1 : to;
        int end = from < to ? to + 1 : from;
        if (first == end) {
            return true;
        }
        int i = line * stride + (first >> 6);
        int last = line * stride + ((end - 1) >> 6);
        long mask = -1L << first;
        while (i < last) {
            if ((~open[i] & mask) != 0) {
                return false;
            }
            mask = -1L;
            i++;
        }
        return (~open[i] & mask & (-1L >>> -end)) == 0;
    }

    /** Scans towards higher numbers; answers with the jump point, or with the {@code ~} of the blocked cell met. */
    static int scanAhead(long[] ahead, long[] open, int line, int from) {
        int i = line + (from >> 6);
        long stops = ahead[i] & (-2L << from);
        while (stops == 0) {
            stops = ahead[++i];
        }
        int bit = Long.numberOfTrailingZeros(stops);
        int at = ((i - line) << 6) + bit;
        return (open[i] >>> bit & 1) != 0 ? at : ~at;
    }

    /** The same towards lower numbers. */
    static int scanBack(long[] back, long[] open, int line, int from) {
        int i = line + (from >> 6);
        long stops = back[i] & ((1L << from) - 1);
        while (stops == 0) {
            stops = back[--i];
        }
        int bit = 63 - Long.numberOfLeadingZeros(stops);
        int at = ((i - line) << 6) + bit;
        return (open[i] >>> bit & 1) != 0 ? at : ~at;
    }
}
