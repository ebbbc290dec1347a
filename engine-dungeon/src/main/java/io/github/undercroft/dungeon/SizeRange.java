package io.github.undercroft.dungeon;

import io.github.undercroft.random.RandomSource;

/**
 * A range of lengths or widths in cells; both ends are included, and each size is equally likely.
 *
 * @param min 1 or more
 * @param max at least as many
 */
public record SizeRange(int min, int max) {

    public SizeRange {
        if (min < 1 || max < min) {
            throw new IllegalArgumentException("No size is in the range from " + min + " to " + max
                    + "; it begins with 1 or more and ends no lower than it begins");
        }
    }

    /** @return a size, drawn once */
    public int draw(RandomSource random) {
        return min + random.nextInt(max - min + 1);
    }

    /** @return this range cut off at that size, or only that size if it begins above it. */
    public SizeRange upTo(int limit) {
        return new SizeRange(Math.min(min, limit), Math.min(max, limit));
    }

    /** Refuses a size that does not fit. */
    public void requireWithin(int lowest, int highest, String what) {
        if (min < lowest || max > highest) {
            throw new IllegalArgumentException(what + " from " + min + " to " + max + " can't be; give "
                    + (min < lowest ? "at least " + lowest : "at most " + highest + ", or a larger map"));
        }
    }

    @Override
    public String toString() {
        return min + ".." + max;
    }
}
