package io.github.undercroft.random;

import com.google.common.collect.ImmutableMap;
import java.util.Objects;

/**
 * The values that a game draws once from its seed, each drawn when it is first asked for and then kept. May be used by
 * several threads: two that ask first at the same moment may both draw, and get equal values.
 */
public final class SeedValues {

    private final long seed;
    /** Replaced as a whole; if two threads add a value at once, one of the two is drawn again later. */
    private ImmutableMap<SeedValue<?>, Object> drawn = ImmutableMap.of();

    private SeedValues(long seed) {
        this.seed = seed;
    }

    /** @return the values of a game with that seed */
    public static SeedValues of(long seed) {
        return new SeedValues(seed);
    }

    /** @return the seed */
    public long seed() {
        return seed;
    }

    /** @return the value of that key; whatever its function throws is passed on, and it is asked again next time */
    public <T> T get(SeedValue<T> key) {
        Object known = drawn.get(Objects.requireNonNull(key, "key"));
        if (known == null) {
            known = key.draw(seed);
            drawn = ImmutableMap.<SeedValue<?>, Object>builder()
                    .putAll(drawn)
                    .put(key, known)
                    .buildKeepingLast();
        }
        @SuppressWarnings("unchecked") // only draw of this key puts a value under it
        T value = (T) known;
        return value;
    }
}
