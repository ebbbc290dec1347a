package io.github.undercroft.study;

import java.util.stream.IntStream;
import org.apache.commons.statistics.inference.FisherExactTest;
import org.apache.commons.statistics.interval.BinomialConfidenceInterval;
import org.apache.commons.statistics.interval.Interval;

/**
 * Compares in how many games of two studies something happened: by Fisher's exact test, with an interval of the difference. Games of equal
 * seeds count as strangers here, which errs to the side of chance.
 *
 * @param before in how many of the older games it happened
 * @param games how many older games there are
 * @param after in how many of the newer games it happened
 * @param newer how many newer games there are
 */
record RateChange(int before, int games, int after, int newer) {

    /** A rate that happened in so many games, in both studies together, is tested. */
    private static final int MIN_GAMES = 10;

    /**
     * A rarer one is tested if it could have come out as improbable as that, were it all of one study: Robert Tarone, "A modified Bonferroni
     * method for discrete data" (1990). Else it could hardly move beyond chance, and would hide what did. Of some 20 figures, Holm's method asks
     * that of the most certain one.
     */
    static final double MIN_CHANCE = 0.05 / 20;

    private static final double ERRORS = 0.05;

    /**
     * The interval of the difference of the shares, at 95%: Robert Newcombe, "Interval estimation for the difference between independent
     * proportions" (1998), method 10, from Wilson's intervals of both.
     *
     * @return from -1 to 1
     */
    double[] interval() {
        Interval old = BinomialConfidenceInterval.WILSON_SCORE.fromErrorRate(games, before, ERRORS);
        Interval now = BinomialConfidenceInterval.WILSON_SCORE.fromErrorRate(newer, after, ERRORS);
        double oldShare = (double) before / games;
        double share = (double) after / newer;
        return new double[] {
            share - oldShare - length(share - now.getLowerBound(), old.getUpperBound() - oldShare),
            share - oldShare + length(now.getUpperBound() - share, oldShare - old.getLowerBound())
        };
    }

    private static double length(double x, double y) {
        return Math.sqrt(x * x + y * y);
    }

    /** @return how probable so unlike counts are if both studies have the same rate; 1 if there are too few games to tell */
    double chance() {
        return !isTested() || (before == games && after == newer) ? 1 : chance(before, after);
    }

    private double chance(int old, int now) {
        return FisherExactTest.withDefaults()
                .test(new int[][] {{old, games - old}, {now, newer - now}})
                .getPValue();
    }

    /** @return whether there are enough games to test */
    boolean isTested() {
        int all = before + after;
        return areEnough(games, newer) && isFrequentEnough(all);
    }

    private boolean isFrequentEnough(int all) {
        return all >= MIN_GAMES
                || (all > 0 && Math.min(mostUnlike(games), mostUnlike(all - Math.min(all, newer))) <= MIN_CHANCE);
    }

    /** @return whether the most unlike numbers of so many games could hardly come of chance */
    static boolean areEnough(int games, int newer) {
        double ways = IntStream.rangeClosed(1, games)
                .mapToDouble(i -> (double) (newer + i) / i)
                .reduce(1, (one, other) -> one * other);
        return 2 / ways <= MIN_CHANCE;
    }

    /** The chance if as many as possible were of the older games, but not more than that. */
    private double mostUnlike(int most) {
        int old = Math.min(before + after, most);
        int now = before + after - old;
        return old == games && now == newer ? 1 : chance(old, now);
    }

    StudyFigure figure(String name) {
        double oldShare = 100.0 * before / games;
        double share = 100.0 * after / newer;
        double[] interval = interval();
        return new StudyFigure(
                name,
                true,
                oldShare,
                share,
                share - oldShare,
                chance(),
                false,
                before + " of " + games + " (" + StudyFigure.rounded(oldShare) + "%) to " + after + " of " + newer
                        + " (" + StudyFigure.rounded(share) + "%)",
                "difference " + StudyFigure.rounded(100 * interval[0]) + " to " + StudyFigure.rounded(100 * interval[1])
                        + " points (95% interval)");
    }
}
