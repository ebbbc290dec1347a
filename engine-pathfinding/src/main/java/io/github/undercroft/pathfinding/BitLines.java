package io.github.undercroft.pathfinding;

import io.github.undercroft.grid.BitGridView;

/**
 * The rows of a map, or its columns, as bits with a blocked cell at both ends and a blocked line before the first and
 * after the last. For each line it also holds where a scan along it stops: at the first blocked cell, or at a jump point,
 * an open cell at which a neighbouring line opens or ends. So one lookup answers for 64 cells.
 *
 * <p>Source: D. Harabor, A. Grastien, "Improving Jump Point Search", 2014 (block scans); here the stops are stored and not
 * computed at each scan.
 */
final class BitLines {

    /**
     * For each 64 cells three longs: which are open, where scans towards higher numbers stop, and where scans towards lower
     * numbers stop.
     */
    private static final int PARTS = 3;

    private static final int AHEAD = 1;
    private static final int BACK = 2;

    /** Longs from one line to the next. */
    final int stride;
    /** The parts of each 64 cells lie side by side, because a scan reads them together. */
    final long[] words;
    /** The cells at which a step may cost a toll, 64 in a long, and those beside them; empty until there is one. */
    private long[] tolls = {};

    private long[] nearTolls = {};

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

    /** Sets the cells that are set in a word, whose first bit is the cell of that number on the line. */
    void set(int at, int line, long cells) {
        int i = line * stride + (at >> 6) * PARTS;
        words[i] |= cells << at;
        if ((at & 63) != 0 && cells >>> -at != 0) {
            words[i + PARTS] |= cells >>> -at;
        }
    }

    /** Takes the columns of a grid as lines, turning squares of 64 cells to a side at a time. */
    void takeTurned(BitGridView cells) {
        long[] square = new long[Long.SIZE];
        for (int top = 0; top < cells.height(); top += Long.SIZE) {
            int rows = Math.min(Long.SIZE, cells.height() - top);
            for (int wordX = 0; wordX < cells.wordsPerRow(); wordX++) {
                for (int row = 0; row < Long.SIZE; row++) {
                    square[row] = row < rows ? cells.word(wordX, top + row) : 0;
                }
                turn(square);
                int left = wordX << 6;
                for (int x = left; x < Math.min(left + Long.SIZE, cells.width()); x++) {
                    set(top + 1, x + 1, square[x - left]);
                }
            }
        }
    }

    /** Transposes: swaps halves, then quarters and so on. */
    private static void turn(long[] square) {
        long mask = 0xFFFF_FFFFL;
        for (int step = 32; step != 0; step >>>= 1) {
            for (int row = 0; row < Long.SIZE; row = (row + step + 1) & -step - 1) {
                long swapped = (square[row] >>> step ^ square[row + step]) & mask;
                square[row] ^= swapped << step;
                square[row + step] ^= swapped;
            }
            mask ^= mask << (step >> 1);
        }
    }

    /**
     * Computes the stops: without cutting corners, where a cell beside the line is open and the one before it is not; else
     * where it is blocked and the one after it is not.
     */
    void findStops(boolean cutsCorners) {
        int lines = words.length / stride - 2;
        for (int line = 1; line <= lines; line++) {
            for (int word = 0; word < stride / PARTS; word++) {
                findStopsOf(line, word, cutsCorners);
            }
        }
        // Scans along the border end where they begin.
        for (int i = 0; i < stride; i += PARTS) {
            stopEverywhere(i);
            stopEverywhere(words.length - stride + i);
        }
    }

    private void stopEverywhere(int i) {
        words[i + AHEAD] = ~words[i];
        words[i + BACK] = ~words[i];
    }

    /** Opens or closes a cell, and computes the stops around it. */
    void flip(int at, int line, boolean cutsCorners) {
        words[line * stride + (at >> 6) * PARTS] ^= 1L << at;
        findStopsAround(at, line, cutsCorners);
    }

    /** Adds or removes a toll at a cell. All scans stop there, and at the cells around it. */
    void flipToll(int at, int line, boolean cutsCorners) {
        if (tolls.length == 0) {
            tolls = new long[words.length / PARTS];
            nearTolls = new long[words.length / PARTS];
        }
        tolls[line * (stride / PARTS) + (at >> 6)] ^= 1L << at;
        findStopsAround(at, line, cutsCorners);
    }

    boolean isToll(int at, int line) {
        return isSet(tolls, at, line);
    }

    /** Whether a toll is at the cell, or at one of the eight around it. */
    boolean isNearToll(int at, int line) {
        return isSet(nearTolls, at, line);
    }

    private boolean isSet(long[] cells, int at, int line) {
        return cells.length > 0 && (cells[line * (stride / PARTS) + (at >> 6)] >>> at & 1) != 0;
    }

    private void findStopsAround(int at, int line, boolean cutsCorners) {
        int lines = words.length / stride - 2;
        int lastWord = stride / PARTS - 1;
        for (int each = Math.max(1, line - 1); each <= Math.min(lines, line + 1); each++) {
            for (int word = Math.max(0, (at - 1) >> 6); word <= Math.min(lastWord, (at + 1) >> 6); word++) {
                findStopsOf(each, word, cutsCorners);
            }
        }
    }

    private void findStopsOf(int line, int word, boolean cutsCorners) {
        int i = line * stride + word * PARTS;
        long turningAhead = 0;
        long turningBack = 0;
        for (int beside = i - stride; beside <= i + stride; beside += 2 * stride) {
            long cells = words[beside];
            long lower = (cells << 1) | (word > 0 ? words[beside - PARTS] >>> 63 : 0);
            long higher = (cells >>> 1) | (word < stride / PARTS - 1 ? words[beside + PARTS] << 63 : 0);
            turningAhead |= cutsCorners ? ~cells & higher : cells & ~lower;
            turningBack |= cutsCorners ? ~cells & lower : cells & ~higher;
        }
        long near = tolls.length == 0 ? 0 : findNearTolls(line, word);
        words[i + AHEAD] = turningAhead | ~words[i] | near;
        words[i + BACK] = turningBack | ~words[i] | near;
    }

    private long findNearTolls(int line, int word) {
        int row = stride / PARTS;
        int i = line * row + word;
        long near = 0;
        for (int beside = i - row; beside <= i + row; beside += row) {
            long cells = tolls[beside];
            near |= cells | cells << 1 | cells >>> 1;
            near |= word > 0 ? tolls[beside - 1] >>> 63 : 0;
            near |= word < row - 1 ? tolls[beside + 1] << 63 : 0;
        }
        nearTolls[i] = near;
        return near;
    }

    /** Whether all cells after one up to and including another on the same line are open. */
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

    /** Scans towards higher numbers; returns the jump point, or the {@code ~} of the blocked cell that it met. */
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
        // Inverts every bit, unless the cell is open.
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
