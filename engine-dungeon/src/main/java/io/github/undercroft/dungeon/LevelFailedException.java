package io.github.undercroft.dungeon;

import com.google.common.collect.ImmutableMap;
import java.util.Map;

/**
 * Thrown if no attempt gave a level that keeps its guarantees. It has the reasons, the generator with its settings, and the
 * number of attempts.
 */
public final class LevelFailedException extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** By reason, and how often. */
    private final ImmutableMap<String, Integer> rejections;

    private final transient LevelGenerator generator;
    private final long seed;
    private final int attempts;

    LevelFailedException(PlanOrigin tried) {
        super("No level by " + tried.generator() + " from seed " + tried.seed() + " in " + tried.attempts()
                + " attempts, for these reasons: " + tried.rejections()
                + ". Give it more room, or ask for less; again(" + tried.seed()
                + ") of the generator tries the same level again");
        generator = tried.generator();
        seed = tried.seed();
        attempts = tried.attempts();
        rejections = ImmutableMap.copyOf(tried.rejections());
    }

    /** For a failure that further attempts would repeat. */
    LevelFailedException(PlanOrigin tried, TooManyAreasException tooMany) {
        super(
                tooMany.getMessage() + ". So there is no level by " + tried.generator() + " from seed " + tried.seed(),
                tooMany);
        generator = tried.generator();
        seed = tried.seed();
        attempts = tried.attempts();
        rejections = ImmutableMap.copyOf(tried.rejections());
    }

    /** @return the generator that could not make the level, with its settings */
    public LevelGenerator generator() {
        return generator;
    }

    /** @return how many attempts there were */
    public int attempts() {
        return attempts;
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
