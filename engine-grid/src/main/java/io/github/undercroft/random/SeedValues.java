package io.github.undercroft.random;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSortedMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The values that a game draws once from its seed, each drawn when it is first asked for and then kept. May be used by
 * several threads: two that ask first at the same moment may both draw, and get equal values.
 */
public final class SeedValues {

    private final long seed;
    /** Replaced as a whole; if two threads add a value at once, one of the two is drawn again later. */
    private ImmutableMap<SeedValue<?>, Object> drawn = ImmutableMap.of();

    /** By name; null where no game keeps any. */
    private final @Nullable ImmutableSortedMap<String, Map<String, String>> kept;

    private SeedValues(long seed, @Nullable ImmutableSortedMap<String, Map<String, String>> kept) {
        this.seed = seed;
        this.kept = kept;
    }

    /** @return the values of a game with that seed, outside of any game: nothing is kept */
    public static SeedValues of(long seed) {
        return new SeedValues(seed, null);
    }

    /**
     * The values of a running game.
     *
     * @param keys of the values that its saves hold; each has a name of its own
     * @param before what a save holds of them, by name; empty for a new game
     */
    public static SeedValues keeping(
            long seed, List<SeedValue<Map<String, String>>> keys, Map<String, Map<String, String>> before) {
        Objects.requireNonNull(before, "before");
        ImmutableSortedMap.Builder<String, Map<String, String>> kept = ImmutableSortedMap.naturalOrder();
        for (SeedValue<Map<String, String>> key : keys) {
            kept.put(key.toString(), key.draw(seed, before.getOrDefault(key.toString(), ImmutableMap.of())));
        }
        return new SeedValues(seed, kept.buildOrThrow());
    }

    /** @return what saves hold, by the name of the value, sorted */
    public Map<String, Map<String, String>> kept() {
        return kept == null ? ImmutableMap.of() : kept;
    }

    /** @return the seed */
    public long seed() {
        return seed;
    }

    /**
     * The value of that key. Whatever its function throws is passed on, and it is asked again next time.
     *
     * @throws IllegalStateException if saves hold such values, and the rules do not know this one
     */
    public <T> T get(SeedValue<T> key) {
        Object known = drawn.get(Objects.requireNonNull(key, "key"));
        if (known == null) {
            known = key.isKept() && kept != null ? kept(key, kept) : key.draw(seed);
            drawn = ImmutableMap.<SeedValue<?>, Object>builder()
                    .putAll(drawn)
                    .put(key, known)
                    .buildKeepingLast();
        }
        @SuppressWarnings("unchecked") // only draw of this key puts a value under it
        T value = (T) known;
        return value;
    }

    private static Map<String, String> kept(SeedValue<?> key, Map<String, Map<String, String>> kept) {
        Map<String, String> pairs = kept.get(key.toString());
        if (pairs == null) {
            throw new IllegalStateException(
                    "The rules do not know the " + key + ", so no save would hold them; they know "
                            + kept.keySet() + ". Give the unknown kinds to Rules.Builder.guises, or answer them in"
                            + " kept() of the guises that ask them");
        }
        return pairs;
    }
}
