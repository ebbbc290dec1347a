package io.github.undercroft.dungeon;

import io.github.undercroft.random.RandomSource;

/**
 * From how many cells to how many something is long or wide; both ends are included, and each size is as likely.
 *
 * @param least 1 or more
 * @param most at least as many
 */
public record SizeRange(int least, int most) {

    /** Refuses what holds no size. */
    public SizeRange {
        if (least < 1 || most < least) {
            throw new IllegalArgumentException("No size is in the range from " + least + " to " + most
                    + "; it begins with 1 or more and ends no lower than it begins");
        }
    }

    /** @return a size, drawn once */
    public int draw(RandomSource random) {
        return least + random.nextInt(most - least + 1);
    }

    /** @return the part of it that is no more than that, or that alone. */
    public SizeRange upTo(int limit) {
        return new SizeRange(Math.min(least, limit), Math.min(most, limit));
    }

    /** Refuses what does not fit. */
    public void requireWithin(int lowest, int highest, String what) {
        if (least < lowest || most > highest) {
            throw new IllegalArgumentException(what + " from " + least + " to " + most + " can't be; give "
                    + (least < lowest ? "at least " + lowest : "at most " + highest + ", or a larger map"));
        }
    }

    @Override
    public String toString() {
        return least + ".." + most;
    }
}
