package io.github.undercroft.study;

import com.google.common.math.LongMath;
import com.google.common.primitives.UnsignedLong;
import java.util.stream.IntStream;

/**
 * How many numbers lie in each of some bins of equal, round width.
 *
 * @param first where the first bin begins
 * @param width of each bin; 1, 2 or 5 with zeros behind it
 * @param bins how many there are
 * @param isOpen whether the last bin has also all that lie above, as a few lie far away
 */
record Histogram(long first, long width, int bins, boolean isOpen) {

    private static final int USUAL_BINS = 20;

    /** The bins for sorted numbers, at least one. */
    static Histogram of(long[] sorted) {
        long low = sorted[0];
        long high = sorted[sorted.length - 1];
        long most = sorted[(int) Math.min(sorted.length - 1L, sorted.length * 99L / 100)];
        boolean isOpen = most > low && distance(low, high) > 3 * distance(low, most);
        long end = isOpen ? most : high;
        long width = (long) roundStep(Math.max(1, (distance(low, end) + 1) / USUAL_BINS));
        long first = LongMath.saturatedMultiply(Math.floorDiv(low, width), width);
        int bins = (int) Long.divideUnsigned(end - first, width) + 1;
        return new Histogram(first, width, isOpen ? bins + 1 : bins, isOpen);
    }

    /** How far a number is above a lower one; the difference may be more than 2^63. */
    static double distance(long low, long high) {
        return UnsignedLong.fromLongBits(high - low).doubleValue();
    }

    /** @return the lowest of 1, 2, 5, 10, 20, 50 and so on that is not below the number, which is above 0; also 0.5, 0.2 and so on */
    static double roundStep(double least) {
        double power = 1;
        while (power > least) {
            power /= 10;
        }
        while (power * 10 <= least) {
            power *= 10;
        }
        for (double digit : new double[] {1, 2, 5}) {
            if (digit * power >= least * (1 - 1e-9)) {
                return digit * power;
            }
        }
        return 10 * power;
    }

    /** @return how many of the numbers lie in each bin */
    int[] counts(long[] numbers) {
        int[] counts = new int[bins];
        for (long number : numbers) {
            counts[(int) Math.min(bins - 1L, Long.divideUnsigned(number - first, width))]++;
        }
        return counts;
    }

    /** @return the highest share of the numbers that lies in one bin; 0 of no numbers */
    double top(long[] numbers) {
        return numbers.length == 0
                ? 0
                : (double) IntStream.of(counts(numbers)).max().orElse(0) / numbers.length;
    }

    /** @return where a bin begins */
    long from(int bin) {
        return LongMath.saturatedAdd(first, LongMath.saturatedMultiply(bin, width));
    }

    /** @return what lies in a bin, as {@code 400 to 499} */
    String label(int bin) {
        if (isOpen && bin == bins - 1) {
            return from(bin) + " and more";
        }
        return width == 1 ? Long.toString(from(bin)) : from(bin) + " to " + (from(bin + 1) - 1);
    }
}
