package io.github.undercroft.front.mode;

import io.github.undercroft.effect.Stacking;
import io.github.undercroft.random.Distribution;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * How many blows it takes on average until somebody is dead.
 *
 * @param chance that a blow hits, 0 to 1
 * @param atOnce what comes through of a hit at once
 * @param lasting what a hit leaves behind, such as poison
 */
record BlowsToKill(double chance, Distribution atOnce, Optional<Lasts> lasting) {

    private static final int MAX_STATES = 20_000;
    private static final int MAX_BLOWS = 1000;
    private static final double NEVER_MIND = 1e-6;

    /**
     * Harm at the end of each of the victim's turns.
     *
     * @param harm what comes through of it each time
     * @param turns how many turns one hit leaves
     * @param before how many turns are left of an earlier hit
     * @param stacking any but {@link Stacking#SEPARATE}
     */
    record Lasts(Distribution harm, int turns, int before, Stacking stacking) {
        private int most(int hitPoints) {
            return stacking == Stacking.EXTEND
                    ? Math.max(before, (int) Math.min(MAX_STATES, (long) turns * hitPoints))
                    : Math.max(before, turns);
        }

        private int after(int left, int most) {
            return switch (stacking) {
                case EXTEND -> Math.min(most, left + turns);
                case IGNORE -> left > 0 ? left : turns;
                case REPLACE, KEEP_STRONGER, SEPARATE -> Math.max(turns, stacking == Stacking.REPLACE ? 0 : left);
            };
        }
    }

    /** The mean number, with one blow for each turn of the victim; infinite if nothing harms; empty if that takes too long to tell. */
    OptionalDouble mean(int hitPoints) {
        if (lasting.isEmpty()) {
            return OptionalDouble.of(ofBlowsAlone(hitPoints));
        }
        Lasts lasts = lasting.get();
        if (chance == 0 || (atOnce.max() <= 0 && lasts.harm.max() <= 0)) {
            return OptionalDouble.of(Double.POSITIVE_INFINITY);
        }
        int most = lasts.most(hitPoints);
        return (long) hitPoints * (most + 1) > MAX_STATES
                ? OptionalDouble.empty()
                : withLasting(hitPoints, lasts, most);
    }

    /** Each blow is one more, and leaves fewer hit points with the chance of each amount. */
    private double ofBlowsAlone(int hitPoints) {
        double harms = chance * atOnce.chanceOfAtLeast(1);
        double[] mean = new double[hitPoints + 1];
        for (int points = 1; points <= hitPoints; points++) {
            double further = 1;
            for (int amount : atOnce.values()) {
                if (amount > 0 && amount < points) {
                    further += chance * atOnce.probability(amount) * mean[points - amount];
                }
            }
            mean[points] = further / harms;
        }
        return mean[hitPoints];
    }

    /** The sum of the chances to be alive after each number of rounds: a blow, and the end of the victim's turn. */
    private OptionalDouble withLasting(int hitPoints, Lasts lasts, int most) {
        double[][] now = new double[hitPoints + 1][most + 1];
        now[hitPoints][Math.min(most, lasts.before)] = 1;
        double mean = 0;
        double alive = 1;
        for (int blows = 0; blows < MAX_BLOWS && alive > NEVER_MIND; blows++) {
            mean += alive;
            now = turnEnds(struck(now, lasts, most), lasts);
            alive = 0;
            for (double[] row : now) {
                for (double each : row) {
                    alive += each;
                }
            }
        }
        return alive > NEVER_MIND ? OptionalDouble.empty() : OptionalDouble.of(mean);
    }

    private double[][] struck(double[][] before, Lasts lasts, int most) {
        double[][] after = new double[before.length][most + 1];
        for (int points = 1; points < before.length; points++) {
            for (int left = 0; left <= most; left++) {
                double here = before[points][left];
                after[points][left] += here * (1 - chance);
                for (int amount : atOnce.values()) {
                    if (here > 0 && amount < points) {
                        after[points - Math.max(0, amount)][lasts.after(left, most)] +=
                                here * chance * atOnce.probability(amount);
                    }
                }
            }
        }
        return after;
    }

    private static double[][] turnEnds(double[][] before, Lasts lasts) {
        double[][] after = new double[before.length][before[0].length];
        for (int points = 1; points < before.length; points++) {
            after[points][0] += before[points][0];
            for (int left = 1; left < before[points].length; left++) {
                double here = before[points][left];
                for (int amount : lasts.harm.values()) {
                    if (amount < points) {
                        after[points - Math.max(0, amount)][left - 1] += here * lasts.harm.probability(amount);
                    }
                }
            }
        }
        return after;
    }
}
