package io.github.undercroft.time;

import java.util.Arrays;

/** Sorts numbers of 0 or more that are spread about evenly: files them by their size, then sorts what lies together. */
final class NumberSort {
    private static final int FEW = 48;
    private static final int FILES_BITS = 10;

    private long[] numbers = new long[0];
    private long[] filed = new long[0];
    private int[] ends = new int[0];

    /** An array with room for so many numbers, which {@link #sort} sorts; good until the next call. */
    long[] reserve(int size) {
        if (numbers.length < size) {
            numbers = new long[Math.max(size, 16)];
        }
        return numbers;
    }

    /** Returns an array with the first numbers in order; good until the next call. */
    long[] sort(int size) {
        if (size <= FEW) {
            Arrays.sort(numbers, 0, size);
            return numbers;
        }
        if (filed.length < size) {
            filed = new long[numbers.length];
            ends = new int[1 << FILES_BITS];
        }
        file(size);
        int from = 0;
        for (int end : ends) {
            if (end - from > 1) {
                Arrays.sort(filed, from, end);
            }
            from = end;
        }
        return filed;
    }

    private void file(int size) {
        long min = Long.MAX_VALUE;
        long max = 0;
        for (int index = 0; index < size; index++) {
            min = Math.min(min, numbers[index]);
            max = Math.max(max, numbers[index]);
        }
        int shift = Math.max(0, Long.SIZE - Long.numberOfLeadingZeros(max - min) - FILES_BITS);
        Arrays.fill(ends, 0);
        for (int index = 0; index < size; index++) {
            ends[(int) ((numbers[index] - min) >>> shift)]++;
        }
        int begin = 0;
        for (int file = 0; file < ends.length; file++) {
            int count = ends[file];
            ends[file] = begin;
            begin += count;
        }
        for (int index = 0; index < size; index++) {
            filed[ends[(int) ((numbers[index] - min) >>> shift)]++] = numbers[index];
        }
    }
}
