package io.github.undercroft.dungeon.loot;

import com.google.common.primitives.Ints;

/**
 * A whole number that changes with depth: {@code base + gain} for each full {@code every} levels, but no more than
 * {@code most}. It never falls with depth if {@code gain} is 0 or more.
 *
 * @param base what it would be at depth 0
 * @param gain by how much it changes; less than 0 for what gets rarer
 * @param every how many levels it takes for that, 1 or more
 * @param most the greatest it comes to
 */
public record Growth(int base, int gain, int every, int most) {

    /** Refuses a change that takes no level. */
    public Growth {
        if (every < 1) {
            throw new IllegalArgumentException("A number can't change every " + every + " levels; take 1 or more");
        }
    }

    /** @return what is the same at every depth */
    public static Growth none(int number) {
        return new Growth(number, 0, 1, number);
    }

    /** @return what changes with each level, without an end */
    public static Growth perLevel(int base, int gain) {
        return new Growth(base, gain, 1, Integer.MAX_VALUE);
    }

    /** @return the same, but no more than that */
    public Growth upTo(int newMost) {
        return new Growth(base, gain, every, newMost);
    }

    /** @return the number at that depth */
    public int at(int depth) {
        return Math.min(most, Ints.saturatedCast(base + (long) gain * (depth / every)));
    }
}
