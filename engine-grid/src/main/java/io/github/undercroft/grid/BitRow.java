package io.github.undercroft.grid;

/** One row of a bit grid: the words of an array from index {@code row} on. Nothing here looks beyond that row. */
final class BitRow {

    private BitRow() {}

    /** Sets the bits from {@code from}, included, to {@code to}, excluded; there must be at least one. */
    static void set(long[] words, int row, int from, int to) {
        int first = row + (from >> 6);
        int last = row + ((to - 1) >> 6);
        for (int i = first; i <= last; i++) {
            words[i] |= rangeIn(i - row, from, to);
        }
    }

    /** Clears the bits from {@code from}, included, to {@code to}, excluded; there must be at least one. */
    static void clear(long[] words, int row, int from, int to) {
        int first = row + (from >> 6);
        int last = row + ((to - 1) >> 6);
        for (int i = first; i <= last; i++) {
            words[i] &= ~rangeIn(i - row, from, to);
        }
    }

    /** @return the first set bit at {@code from} or later; {@code width} if there is none */
    static int nextSet(long[] words, int row, int from, int width) {
        if (from >= width) {
            return width;
        }
        int wordX = from >> 6;
        int lastWordX = (width - 1) >> 6;
        long word = words[row + wordX] & (-1L << from);
        while (word == 0 && wordX < lastWordX) {
            word = words[row + ++wordX];
        }
        return word == 0 ? width : Math.min(width, (wordX << 6) + Long.numberOfTrailingZeros(word));
    }

    /** @return the first clear bit at {@code from} or later; {@code width} if there is none */
    static int nextClear(long[] words, int row, int from, int width) {
        int wordX = from >> 6;
        int lastWordX = (width - 1) >> 6;
        long clear = ~words[row + wordX] & (-1L << from);
        while (clear == 0 && wordX < lastWordX) {
            clear = ~words[row + ++wordX];
        }
        return clear == 0 ? width : Math.min(width, (wordX << 6) + Long.numberOfTrailingZeros(clear));
    }

    /** @return the last clear bit at {@code from} or earlier; -1 if there is none */
    static int previousClear(long[] words, int row, int from) {
        int wordX = from >> 6;
        long clear = ~words[row + wordX] & (-1L >>> (63 - from));
        while (clear == 0 && wordX > 0) {
            clear = ~words[row + --wordX];
        }
        return clear == 0 ? -1 : (wordX << 6) + 63 - Long.numberOfLeadingZeros(clear);
    }

    /** Adds the bits of one row to another, moved by {@code dx} of -1, 0 or 1. May set bits beyond the width. */
    static void orShifted(long[] target, int row, long[] source, int sourceRow, int length, int dx) {
        for (int i = 0; i < length; i++) {
            long word = source[sourceRow + i];
            if (dx > 0) {
                long before = i == 0 ? 0 : source[sourceRow + i - 1];
                word = word << 1 | before >>> 63;
            } else if (dx < 0) {
                long after = i == length - 1 ? 0 : source[sourceRow + i + 1];
                word = word >>> 1 | after << 63;
            }
            target[row + i] |= word;
        }
    }

    /** The part of the range that lies in one word. */
    private static long rangeIn(int wordX, int from, int to) {
        int start = wordX << 6;
        long bits = -1L;
        if (from > start) {
            bits <<= from;
        }
        if (to - start < 64) {
            bits &= -1L >>> -to;
        }
        return bits;
    }
}
