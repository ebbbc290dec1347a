package io.github.undercroft.study;

import com.google.common.math.LongMath;
import java.util.Arrays;
import java.util.stream.LongStream;

/**
 * The rank tests of few numbers, counted exactly: over all ways in which chance could have dealt the same ranks. Equal numbers share the mean of
 * their ranks, for which tables and the normal distribution are too bold. Ranks are counted twice, so that they are whole. O(n³) for n ranks.
 */
final class ExactRanks {

    /** The numbers up to which every way is counted; there are at most C(50, 25) or 2^50 ways, which a double holds exactly. */
    static final int MAX_NUMBERS = 50;

    private ExactRanks() {}

    /** Mann and Whitney: in how many of the ways to divide the numbers the older ones lie as far from the middle, as a share. */
    static double ofStrangers(long[] before, long[] after) {
        int[] ranks = ranks(
                LongStream.concat(LongStream.of(before), LongStream.of(after)).toArray());
        double[][] ways = new double[before.length + 1][Arrays.stream(ranks).sum() + 1];
        ways[0][0] = 1;
        for (int rank : ranks) {
            for (int count = before.length; count > 0; count--) {
                add(ways[count - 1], ways[count], rank);
            }
        }
        int sum = Arrays.stream(ranks, 0, before.length).sum();
        return share(ways[before.length], sum, before.length * (ranks.length + 1.0));
    }

    /** Wilcoxon: in how many of the ways to choose the signs the ranks of those above 0 lie as far from the middle, as a share. */
    static double ofPairs(long[] differences) {
        int[] ranks = ranks(LongStream.of(differences)
                .map(x -> x < 0 ? LongMath.saturatedSubtract(0, x) : x)
                .toArray());
        int all = Arrays.stream(ranks).sum();
        double[] ways = new double[all + 1];
        ways[0] = 1;
        int sum = 0;
        for (int i = 0; i < ranks.length; i++) {
            add(ways, ways, ranks[i]);
            sum += differences[i] > 0 ? ranks[i] : 0;
        }
        return share(ways, sum, all / 2.0);
    }

    /** From the highest sum down, so that a rank counts once where both are the same. */
    private static void add(double[] without, double[] with, int rank) {
        for (int sum = with.length - 1; sum >= rank; sum--) {
            with[sum] += without[sum - rank];
        }
    }

    private static double share(double[] ways, int found, double middle) {
        double far = 0;
        double all = 0;
        for (int sum = 0; sum < ways.length; sum++) {
            all += ways[sum];
            far += Math.abs(sum - middle) >= Math.abs(found - middle) ? ways[sum] : 0;
        }
        return far / all;
    }

    /** Twice the rank of each number, from 1; equal ones share the mean. */
    private static int[] ranks(long[] numbers) {
        return Arrays.stream(numbers)
                .mapToInt(x ->
                        (int) (2 * LongStream.of(numbers).filter(y -> y < x).count()
                                + LongStream.of(numbers).filter(y -> y == x).count()
                                + 1))
                .toArray();
    }
}
