package io.github.undercroft.hindsight;

/**
 * In how many of some games the player lived.
 *
 * @param lived 0 to {@code of}
 * @param of how many were played; 1 or more
 */
public record Chance(int lived, int of) {

    /** Normal deviate of a two-sided interval of 99%. */
    private static final double Z = 2.5758293035489004;

    /** Refuses numbers that no count gives. */
    public Chance {
        if (of < 1 || lived < 0 || lived > of) {
            throw new IllegalArgumentException(lived + " of " + of + " games");
        }
    }

    /** @return from 0 to 1 */
    public double share() {
        return (double) lived / of;
    }

    /** @return the lower end of Wilson's score interval of 99% (Wilson 1927) */
    public double low() {
        return Math.max(0, middle() - reach());
    }

    /** @return its upper end */
    public double high() {
        return Math.min(1, middle() + reach());
    }

    private double middle() {
        return (share() + Z * Z / (2.0 * of)) / (1 + Z * Z / of);
    }

    private double reach() {
        return Z * Math.sqrt(share() * (1 - share()) / of + Z * Z / (4.0 * of * of)) / (1 + Z * Z / of);
    }

    /** @return whether it is higher beyond chance: the two intervals have nothing in common */
    public boolean isAbove(Chance other) {
        return low() > other.high();
    }

    /** @return {@code 28 of 100} */
    @Override
    public String toString() {
        return lived + " of " + of;
    }
}
