package io.github.undercroft.dungeon.loot;

import com.google.common.primitives.Ints;

/**
 * A whole number that changes with depth: {@code base}, plus {@code gain} for each full {@code every} levels, but at most
 * {@code max}. It never falls with depth if {@code gain} is 0 or more.
 *
 * @param base the number at depth 0
 * @param gain by how much it changes; below 0 if it falls with depth
 * @param every after how many levels it changes, 1 or more
 * @param max the maximum
 */
public record Growth(int base, int gain, int every, int max) {

    public Growth {
        if (every < 1) {
            throw new IllegalArgumentException("A number can't change every " + every + " levels; take 1 or more");
        }
    }

    /** @return a number that is the same at every depth */
    public static Growth none(int number) {
        return new Growth(number, 0, 1, number);
    }

    /** @return a number that changes with each level, without limit */
    public static Growth perLevel(int base, int gain) {
        return new Growth(base, gain, 1, Integer.MAX_VALUE);
    }

    /** @return the same, but no more than that */
    public Growth upTo(int newMax) {
        return new Growth(base, gain, every, newMax);
    }

    /** @return the number at that depth */
    public int at(int depth) {
        return Math.min(max, Ints.saturatedCast(base + (long) gain * (depth / every)));
    }
}
