package io.github.undercroft.fov;

/** A fraction that is never rounded; the bottom is positive. */
record Fraction(long top, long bottom) implements Comparable<Fraction> {

    static Fraction of(long top, long bottom) {
        return bottom < 0 ? new Fraction(-top, -bottom) : new Fraction(top, bottom);
    }

    Fraction times(long number) {
        return new Fraction(top * number, bottom);
    }

    /** The whole number nearest to this; of two, the larger one. */
    long roundedUp() {
        return Math.floorDiv(2 * top + bottom, 2 * bottom);
    }

    /** The whole number nearest to this; of two, the smaller one. */
    long roundedDown() {
        return -Fraction.of(-top, bottom).roundedUp();
    }

    @Override
    public int compareTo(Fraction other) {
        return Long.compare(top * other.bottom, other.top * bottom);
    }
}
