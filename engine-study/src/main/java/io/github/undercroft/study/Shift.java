package io.github.undercroft.study;

import com.google.common.math.LongMath;
import java.util.stream.LongStream;

/**
 * By how much numbers moved, with an interval: Hodges and Lehmann, "Estimates of location based on rank tests" (1963). Of strangers, the
 * median of all differences between one of the newer and one of the older; of pairs, the median of the means of any two of their
 * differences. The interval holds what the rank test of the same numbers would not refuse at 5%.
 *
 * <p>The n² differences are not made: they are counted along two sorted arrays, in O(n log range).
 *
 * @param low the lower end of the interval
 * @param high its upper end
 */
record Shift(double low, double high) {

    /** How many standard deviations from the middle 95% of a normal distribution end. */
    private static final double Z = 1.959963984540054;

    /** Further away than 2^61, a number counts as that far, so that no sum of two is too high for a long. */
    private static final long BOUND = 1L << 61;

    private static long bounded(long number) {
        return Math.max(-BOUND, Math.min(BOUND, number));
    }

    /** Of independent games. */
    static Shift ofStrangers(long[] before, long[] after) {
        long[] up = LongStream.of(after).map(Shift::bounded).sorted().toArray();
        long[] down = LongStream.of(before).map(x -> -bounded(x)).sorted().toArray();
        double all = (double) up.length * down.length;
        double spread = Z * Math.sqrt(all * (up.length + down.length + 1) / 12);
        long rank = Math.max(1, (long) Math.floor(all / 2 - spread));
        return new Shift(kth(up, down, rank), kth(up, down, (long) all + 1 - rank));
    }

    /** Of the differences of pairs. */
    static Shift ofPairs(long[] differences) {
        long[] sorted = LongStream.of(differences).map(Shift::bounded).sorted().toArray();
        double n = sorted.length;
        double all = n * (n + 1) / 2;
        double spread = Z * Math.sqrt(n * (n + 1) * (2 * n + 1) / 24);
        long rank = Math.max(1, (long) Math.floor(all / 2 - spread));
        return new Shift(kthOfPairs(sorted, rank) / 2.0, kthOfPairs(sorted, (long) all + 1 - rank) / 2.0);
    }

    /** @return the sum x + y that has rank k from 1, of one of each array */
    private static long kth(long[] x, long[] y, long k) {
        long low = x[0] + y[0];
        long high = x[x.length - 1] + y[y.length - 1];
        while (low < high) {
            long middle = LongMath.mean(low, high);
            if (upTo(x, y, middle) >= k) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    /** The same of the sums of one array with itself, each pair counted once. */
    private static long kthOfPairs(long[] x, long k) {
        long low = 2 * x[0];
        long high = 2 * x[x.length - 1];
        while (low < high) {
            long middle = LongMath.mean(low, high);
            long twins = LongStream.of(x).filter(each -> 2 * each <= middle).count();
            if ((upTo(x, x, middle) + twins) / 2 >= k) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    private static long upTo(long[] x, long[] y, long sum) {
        long count = 0;
        int j = y.length;
        for (long each : x) {
            while (j > 0 && each + y[j - 1] > sum) {
                j--;
            }
            count += j;
        }
        return count;
    }
}
