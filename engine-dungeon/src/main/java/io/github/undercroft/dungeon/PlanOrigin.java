package io.github.undercroft.dungeon;

import com.google.common.collect.ImmutableMap;
import io.github.undercroft.random.Seeds;
import java.util.Map;
import java.util.Objects;

/**
 * Where a plan comes from: the same generator makes the same plan from the same seed.
 *
 * @param generator the generator, with its settings
 * @param seed drawn from the random source that the generator was given; {@link LevelGenerator#again} makes the plan again
 * @param attempts how many it took, 1 or more; each has a seed of its own, derived from that one
 * @param rejections what was considered and dropped in all of them, by reason and how often
 */
public record PlanOrigin(LevelGenerator generator, long seed, int attempts, Map<String, Integer> rejections) {

    public PlanOrigin {
        Objects.requireNonNull(generator, "generator");
        Objects.requireNonNull(rejections, "rejections");
        rejections = ImmutableMap.copyOf(rejections);
    }

    static long seedOfAttempt(long seed, int attempt) {
        return Seeds.derive(seed, attempt);
    }
}
