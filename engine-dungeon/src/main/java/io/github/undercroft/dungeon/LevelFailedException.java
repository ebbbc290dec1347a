package io.github.undercroft.dungeon;

import com.google.common.collect.ImmutableMap;
import java.util.Map;

/** No attempt at a level came to an end that keeps its promises. Says why, with what, and how often it was tried. */
public final class LevelFailedException extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** By reason, and how often. */
    private final ImmutableMap<String, Integer> rejections;

    private final long seed;

    LevelFailedException(LevelGenerator generator, long seed, int attempts, ImmutableMap<String, Integer> rejections) {
        super("No level by " + generator + " from seed " + seed + " in " + attempts
                + " attempts; these were in the way: " + rejections + ". Give it more room, or ask for less; again("
                + seed + ") of the generator tries it once more");
        this.rejections = rejections;
        this.seed = seed;
    }

    /** One attempt is enough to know. */
    LevelFailedException(
            LevelGenerator generator,
            long seed,
            TooManyAreasException tooMany,
            ImmutableMap<String, Integer> rejections) {
        super("No level by " + generator + " from seed " + seed + ". " + tooMany.getMessage(), tooMany);
        this.rejections = rejections;
        this.seed = seed;
    }

    /** @return what was considered and dropped in all attempts, vetoes among it, by reason and how often */
    public Map<String, Integer> rejections() {
        return rejections;
    }

    /** @return the seed, for {@link LevelGenerator#again} */
    public long seed() {
        return seed;
    }
}
