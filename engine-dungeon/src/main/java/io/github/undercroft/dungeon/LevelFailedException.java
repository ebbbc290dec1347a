package io.github.undercroft.dungeon;

import com.google.common.collect.ImmutableMap;
import java.util.Map;

/**
 * Thrown if no attempt gave a level that keeps its guarantees. The first line of its message says why; it has the reasons,
 * the generator with its settings, and the number of attempts.
 */
public final class LevelFailedException extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** By reason, and how often. */
    private final ImmutableMap<String, Integer> rejections;

    private final transient LevelGenerator generator;
    private final long seed;
    private final int attempts;

    /**
     * For a failure of all attempts.
     *
     * @param causes why they failed, and how often
     */
    LevelFailedException(PlanOrigin tried, Map<String, Integer> causes) {
        super("No level in " + tried.attempts() + " attempts: " + causes + ". Give it more room, or ask for less"
                + details(tried));
        generator = tried.generator();
        seed = tried.seed();
        attempts = tried.attempts();
        rejections = ImmutableMap.copyOf(tried.rejections());
    }

    /** For a failure that further attempts would repeat. */
    LevelFailedException(PlanOrigin tried, TooManyAreasException tooMany) {
        super(tooMany.getMessage() + details(tried), tooMany);
        generator = tried.generator();
        seed = tried.seed();
        attempts = tried.attempts();
        rejections = ImmutableMap.copyOf(tried.rejections());
    }

    /** What may be long, with drawings; so it comes after the first line. */
    private static String details(PlanOrigin tried) {
        return "\nIt came from seed " + tried.seed() + ": again(" + tried.seed()
                + ") of the generator makes it again\nDropped: " + tried.rejections() + "\nThe generator is "
                + tried.generator();
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
