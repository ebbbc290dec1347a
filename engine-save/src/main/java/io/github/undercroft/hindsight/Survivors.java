package io.github.undercroft.hindsight;

import java.util.stream.Stream;

/**
 * In how many of some games the player lived.
 *
 * @param lived 0 to {@code of}
 * @param of how many were played; 1 or more
 */
public record Survivors(int lived, int of) {

    /** The confidence of intervals in percent, the highest first, with the normal deviate of a two-sided one. */
    private enum Level {
        P99(99, 2.5758293035489004),
        P95(95, 1.959963984540054),
        P90(90, 1.6448536269514722);

        private final int percent;
        private final double z;

        Level(int percent, double z) {
            this.percent = percent;
            this.z = z;
        }
    }

    /** Refuses numbers that no count gives. */
    public Survivors {
        if (of < 1 || lived < 0 || lived > of) {
            throw new IllegalArgumentException(lived + " of " + of + " games");
        }
    }

    /** @return from 0 to 1 */
    public double share() {
        return (double) lived / of;
    }

    /** The lower end of Wilson's score interval (Wilson 1927). */
    private double low(Level level) {
        return Math.max(0, middle(level) - reach(level));
    }

    private double high(Level level) {
        return Math.min(1, middle(level) + reach(level));
    }

    private double middle(Level level) {
        double z = level.z;
        return (share() + z * z / (2.0 * of)) / (1 + z * z / of);
    }

    private double reach(Level level) {
        double z = level.z;
        return z * Math.sqrt(share() * (1 - share()) / of + z * z / (4.0 * of * of)) / (1 + z * z / of);
    }

    /** @return whether it is higher beyond chance: the two intervals of 99% have nothing in common */
    public boolean isAbove(Survivors other) {
        return sureAbove(other) == Level.P99.percent;
    }

    /**
     * How sure it is that this is higher: if intervals of 90% have nothing in common, of a hundred such answers at most ten are wrong.
     *
     * @return 99, 95 or 90 percent; 0 if it is less sure
     */
    int sureAbove(Survivors other) {
        return Stream.of(Level.values())
                .filter(level -> low(level) > other.high(level))
                .mapToInt(level -> level.percent)
                .findFirst()
                .orElse(0);
    }

    /** @return both together */
    Survivors and(Survivors more) {
        return new Survivors(lived + more.lived, of + more.of);
    }

    /** @return {@code 28 of 100} */
    @Override
    public String toString() {
        return lived + " of " + of;
    }
}
