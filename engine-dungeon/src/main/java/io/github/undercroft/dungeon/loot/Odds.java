package io.github.undercroft.dungeon.loot;

import io.github.undercroft.random.RandomSource;
import java.util.Objects;

/**
 * How likely something is, as with a die: in so many of so many cases. Fewer than 0 count as 0, and more than all count as
 * all.
 *
 * @param ways in how many of the cases, by depth
 * @param of how many cases there are, 1 or more
 */
public record Odds(Growth ways, int of) {

    public Odds {
        Objects.requireNonNull(ways, "ways");
        if (of < 1) {
            throw new IllegalArgumentException("There is no chance in " + of + " cases; take 1 or more");
        }
    }

    /**
     * Odds that are the same at every depth.
     *
     * @throws IllegalArgumentException if it is not 0 to all of the cases
     */
    public static Odds of(int ways, int of) {
        Odds odds = new Odds(Growth.none(ways), of);
        if (ways < 0 || ways > of) {
            throw new IllegalArgumentException("A chance of " + ways + " in " + of + "; take 0 to " + of);
        }
        return odds;
    }

    /** @return odds in percent, 0 to 100, the same at every depth */
    public static Odds percent(int percent) {
        return of(percent, 100);
    }

    /** @return in how many of the cases at that depth, 0 to {@link #of()} */
    public int waysAt(int depth) {
        return Math.max(0, Math.min(of, ways.at(depth)));
    }

    /** @return whether it happens this time; draws once, even if it is certain */
    public boolean hold(int depth, RandomSource random) {
        return random.chance(waysAt(depth), of);
    }
}
