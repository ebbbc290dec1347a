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

    /** Longs for 64 cells: which are open, where scans towards higher and where those towards lower numbers stop. */
    private static final int PARTS = 3;

    private static final int AHEAD = 1;
    private static final int BACK = 2;

    /** Longs from one line to the next. */
    final int stride;
    /** For 64 cells after the other, the parts side by side: what a scan looks at together lies together. */
    final long[] words;

    BitLines(int length, int lines) {
        stride = ((length + 2 + 63) >>> 6) * PARTS;
        long size = (long) stride * (lines + 2);
        if (size > Integer.MAX_VALUE - 8) {
            throw new IllegalArgumentException("A map of " + length + " by " + lines + " cells is too long to prepare");
        }
        words = new long[(int) size];
    }

    boolean isOpen(int at, int line) {
        return (words[line * stride + (at >> 6) * PARTS] >>> at & 1) != 0;
    }

    void set(int at, int line) {
        words[line * stride + (at >> 6) * PARTS] |= 1L << at;
    }

    /** Sets the cells that are set in a word, the first of which is the one of that number on the line. */
    void set(int at, int line, long cells) {
        int i = line * stride + (at >> 6) * PARTS;
        words[i] |= cells << at;
        if ((at & 63) != 0 && cells >>> -at != 0) {
            words[i + PARTS] |= cells >>> -at;
        }
    }

    /**
     * Works out the stops: without cutting corners, where a cell beside the line is open and the one before it is not; else
     * where it is blocked and the one after it is not.
     */
    void findStops(boolean cutsCorners) {
        long[] turnsAhead = new long[words.length / PARTS];
        long[] turnsBack = new long[turnsAhead.length];
        int inLine = stride / PARTS;
        for (int line = inLine; line < turnsAhead.length - inLine; line += inLine) {
            for (int i = line; i < line + inLine; i++) {
                long cells = words[i * PARTS];
                long lower = (cells << 1) | (i > line ? words[(i - 1) * PARTS] >>> 63 : 0);
                long higher = (cells >>> 1) | (i < line + inLine - 1 ? words[(i + 1) * PARTS] << 63 : 0);
                turnsAhead[i] = cutsCorners ? ~cells & higher : cells & ~lower;
                turnsBack[i] = cutsCorners ? ~cells & lower : cells & ~higher;
            }
        }
        for (int i = 0; i < turnsAhead.length; i++) {
            boolean isBorder = i < inLine || i >= turnsAhead.length - inLine;
            long turningAhead = isBorder ? 0 : turnsAhead[i - inLine] | turnsAhead[i + inLine];
            long turningBack = isBorder ? 0 : turnsBack[i - inLine] | turnsBack[i + inLine];
            words[i * PARTS + AHEAD] = turningAhead | ~words[i * PARTS];
            words[i * PARTS + BACK] = turningBack | ~words[i * PARTS];
        }
    }

    /** Whether all cells from one, left out, to another on the same line are open. */
    boolean isClear(int line, int from, int to) {
        int first = from < to ? from + 1 : to;
        int last = from < to ? to : from - 1;
        if (first > last) {
            return true;
        }
        int i = line * stride + (first >> 6) * PARTS;
        int end = line * stride + (last >> 6) * PARTS;
        long mask = -1L << first;
        while (i < end) {
            if ((~words[i] & mask) != 0) {
                return false;
            }
            mask = -1L;
            i += PARTS;
        }
        return (~words[i] & mask & (-1L >>> ~last)) == 0;
    }

    /** Scans towards higher numbers; answers with the jump point, or with the {@code ~} of the blocked cell met. */
    static int scanAhead(long[] words, int line, int from) {
        int i = line + (from >> 6) * PARTS + AHEAD;
        int start = from & ~63;
        long stops = words[i] & (-2L << from);
        while (stops == 0) {
            i += PARTS;
            start += 64;
            stops = words[i];
        }
        int bit = Long.numberOfTrailingZeros(stops);
        // Turns every bit over, unless the cell is open.
        return (start + bit) ^ ((int) (words[i - AHEAD] >>> bit & 1) - 1);
    }

    /** The same towards lower numbers. */
    static int scanBack(long[] words, int line, int from) {
        int i = line + (from >> 6) * PARTS + BACK;
        int start = from & ~63;
        long stops = words[i] & ((1L << from) - 1);
        while (stops == 0) {
            i -= PARTS;
            start -= 64;
            stops = words[i];
        }
        int bit = 63 - Long.numberOfLeadingZeros(stops);
        return (start + bit) ^ ((int) (words[i - BACK] >>> bit & 1) - 1);
    }
}
