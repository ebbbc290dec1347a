package io.github.undercroft.study;

/**
 * One part of a study, such as the second of three; each part can be played by a process of its own.
 *
 * @param number from 1
 * @param of how many shards there are
 */
public record Shard(int number, int of) {

    /** All of a study. */
    public static final Shard WHOLE = new Shard(1, 1);

    /** Refuses a number out of range. */
    public Shard {
        if (number < 1 || number > of) {
            throw new IllegalArgumentException(
                    "A shard is written as 1/3, from 1 to the number of shards; not " + number + "/" + of);
        }
    }

    /**
     * The shard of a text {@code I/N}.
     *
     * @throws IllegalArgumentException if it is none
     */
    public static Shard of(String text) {
        int slash = text.indexOf('/');
        try {
            return new Shard(
                    Integer.parseInt(text.substring(0, Math.max(0, slash))),
                    Integer.parseInt(text.substring(slash + 1)));
        } catch (NumberFormatException none) {
            throw new IllegalArgumentException("A shard is written as 1/3, not as \"" + text + "\"", none);
        }
    }

    /**
     * The seeds that it plays: a block of neighbours; blocks differ by one seed at most.
     *
     * @throws IllegalArgumentException if there are fewer seeds than shards
     */
    public SeedRange seedsOf(SeedRange all) {
        if (all.size() < of) {
            throw new IllegalArgumentException(
                    all.size() + " seeds are too few for " + of + " shards; take " + all.size() + " at most");
        }
        long begin = all.first() + (long) all.size() * (number - 1) / of;
        return new SeedRange(begin, all.first() + (long) all.size() * number / of - 1);
    }

    /** @return {@code I/N} */
    @Override
    public String toString() {
        return number + "/" + of;
    }
}
