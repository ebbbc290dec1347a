package io.github.undercroft.study;

import com.google.common.math.LongMath;
import java.util.stream.LongStream;
import org.apache.commons.statistics.inference.MannWhitneyUTest;
import org.apache.commons.statistics.inference.WilcoxonSignedRankTest;

/** Compares the numbers of two studies by a rank test: pairs if the games have the same seeds, else strangers. */
final class NumberChange {

    /** With n pairs, two of 2^n ways to choose their signs are the most unlike: 2 / 2^10 is below the chance that a rate must be able to have. */
    private static final int FEWEST_PAIRS = 10;

    private final long[] before;
    private final long[] after;
    private final boolean pairs;

    /**
     * Of at least one number each.
     *
     * @param pairs whether the numbers at the same place belong together; then there are as many of both
     */
    NumberChange(long[] before, long[] after, boolean pairs) {
        this.before = before;
        this.after = after;
        this.pairs = pairs;
    }

    /** @return how probable so unlike numbers are if chance alone moved them */
    double chance() {
        if (!pairs) {
            long one = before[0];
            if (LongStream.concat(LongStream.of(before), LongStream.of(after)).allMatch(x -> x == one)) {
                return 1;
            }
            return before.length + after.length <= ExactRanks.MAX_NUMBERS
                    ? ExactRanks.ofStrangers(before, after)
                    : MannWhitneyUTest.withDefaults()
                            .test(doubles(LongStream.of(before)), doubles(LongStream.of(after)))
                            .getPValue();
        }
        long[] moved = LongStream.of(differences()).filter(x -> x != 0).toArray();
        if (moved.length == 0) {
            return 1;
        }
        return moved.length <= ExactRanks.MAX_NUMBERS
                ? ExactRanks.ofPairs(moved)
                : WilcoxonSignedRankTest.withDefaults()
                        .test(doubles(LongStream.of(moved)))
                        .getPValue();
    }

    /** @return whether there are enough games to tell: as for a rate, whether the most unlike numbers could hardly come of chance */
    boolean isTested() {
        return pairs ? before.length >= FEWEST_PAIRS : RateChange.areEnough(before.length, after.length);
    }

    private long[] differences() {
        long[] differences = new long[before.length];
        for (int i = 0; i < before.length; i++) {
            differences[i] = LongMath.saturatedSubtract(after[i], before[i]);
        }
        return differences;
    }

    private static double[] doubles(LongStream numbers) {
        return numbers.asDoubleStream().toArray();
    }

    StudyFigure figure(String name) {
        long[] old = LongStream.of(before).sorted().toArray();
        long[] now = LongStream.of(after).sorted().toArray();
        long oldMedian = quantile(old, 2);
        long median = quantile(now, 2);
        double from = oldMedian == median ? mean(old) : oldMedian;
        double to = oldMedian == median ? mean(now) : median;
        Shift shift = pairs ? Shift.ofPairs(differences()) : Shift.ofStrangers(before, after);
        String medians = oldMedian == median
                ? "median " + median + " in both, mean " + StudyFigure.rounded(from) + " to " + StudyFigure.rounded(to)
                : "median " + oldMedian + " to " + median;
        return new StudyFigure(
                name,
                false,
                from,
                to,
                from == to ? 0 : 100 * (to - from) / Math.abs(from),
                chance(),
                false,
                medians,
                "quartiles " + quantile(old, 1) + ".." + quantile(old, 3) + " to " + quantile(now, 1) + ".."
                        + quantile(now, 3) + "; shift " + StudyFigure.rounded(shift.low()) + " to "
                        + StudyFigure.rounded(shift.high()) + " (95% interval)");
    }

    /** @return the number below or at which so many quarters of the numbers are, which is one of them */
    static long quantile(long[] sorted, int quarters) {
        return sorted[Math.max(0, (int) Math.ceil(sorted.length * (long) quarters / 4.0) - 1)];
    }

    /** The sum of the numbers may be above 2^63. */
    static double mean(long[] numbers) {
        return LongStream.of(numbers).asDoubleStream().average().orElseThrow();
    }
}
