package io.github.undercroft.study;

/**
 * Consecutive seeds.
 *
 * @param last not below the first
 */
public record SeedRange(long first, long last) {

    /** Refuses a range without a seed, and one with more than 2^31 - 1. */
    public SeedRange {
        if (last < first || last - first < 0 || last - first >= Integer.MAX_VALUE) {
            throw new IllegalArgumentException("Seeds go from a lower number to a higher one, " + Integer.MAX_VALUE
                    + " at most, as 1..100; not " + first + ".." + last);
        }
    }

    /**
     * The range of a text {@code A..B}, or of one seed {@code A}.
     *
     * @throws IllegalArgumentException if it is none
     */
    public static SeedRange of(String text) {
        int dots = text.indexOf("..");
        try {
            long first = Long.parseLong(dots < 0 ? text : text.substring(0, dots));
            return new SeedRange(first, dots < 0 ? first : Long.parseLong(text.substring(dots + 2)));
        } catch (NumberFormatException none) {
            throw new IllegalArgumentException("Seeds are written as 1..100, not as \"" + text + "\"", none);
        }
    }

    /** @return how many there are */
    public int size() {
        return (int) (last - first + 1);
    }

    /** @return {@code A..B} */
    @Override
    public String toString() {
        return first + ".." + last;
    }
}
