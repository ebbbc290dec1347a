package io.github.undercroft.random;

/** What is said about bounds that hold no value. */
final class Ranges {

    private Ranges() {}

    static IllegalArgumentException badBound(long bound) {
        return new IllegalArgumentException("bound " + bound + " leaves nothing to draw; it must be at least 1");
    }

    static IllegalArgumentException badRange(long origin, long bound) {
        return new IllegalArgumentException(
                "nothing to draw from " + origin + " up to, not including, " + bound + "; the bound must be greater");
    }

    static IllegalArgumentException badRange(double origin, double bound) {
        return new IllegalArgumentException("nothing to draw from " + origin + " up to, not including, " + bound
                + "; the bound must be greater, and the distance between them finite");
    }
}
