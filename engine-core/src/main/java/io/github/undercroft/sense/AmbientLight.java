package io.github.undercroft.sense;

import io.github.undercroft.fov.Eyes;
import io.github.undercroft.random.SeedValue;
import io.github.undercroft.random.SeedValues;
import java.util.Objects;
import java.util.function.ToIntBiFunction;

/**
 * The light on every cell of a level without any lamp: day and night, a dark floor below a bright one. Part of the rules, so it is asked
 * again and never saved: the same level and turn must always give the same light.
 *
 * <pre>{@code
 * Rules.named("coast").ambientLight((level, turn) -> level == 0 && turn % 600 < 400 ? 100 : 0)    // day on the surface, for 400 turns of 600
 * }</pre>
 */
@FunctionalInterface
public interface AmbientLight {

    /** Broad daylight, in which no eyes need a lamp. */
    AmbientLight DAYLIGHT = (level, turn) -> Integer.MAX_VALUE;

    /**
     * @param level the number of the level
     * @param turn how many normal turns have passed in the game; so the light changes at most once in a turn
     * @return 0, which is pitch dark, or more, in the unit of lights and of {@link Eyes#minLight}; less counts as 0
     */
    int on(int level, long turn);

    /**
     * The same, for light that depends on what the game draws once from its seed. The game asks this one; by default it is
     * {@link #on(int, long)}.
     *
     * @param values what the game draws once from its seed
     */
    default int on(int level, long turn, SeedValues values) {
        return on(level, turn);
    }

    /**
     * Light that depends on what the game draws once from its seed, such as on which level the dark mines are. It needs such a game: its
     * {@link #on(int, long)} is an {@link UnsupportedOperationException}.
     *
     * @param light for the drawn value, a level's number and nothing else; less than 0 counts as 0
     */
    static <T> AmbientLight fromSeed(SeedValue<T> key, ToIntBiFunction<T, Integer> light) {
        Objects.requireNonNull(key, "key");
        Objects.requireNonNull(light, "light");
        return new AmbientLight() {
            @Override
            public int on(int level, long turn) {
                throw new UnsupportedOperationException("This light needs the value \"" + key
                        + "\" of the game's seed; call on(level, turn, SeedValues.of(seed))");
            }

            @Override
            public int on(int level, long turn, SeedValues values) {
                return light.applyAsInt(values.get(key), level);
            }

            @Override
            public String toString() {
                return "light by the value \"" + key + "\"";
            }
        };
    }

    /**
     * Light that is the same everywhere and always.
     *
     * @param light 0, which is pitch dark, or more
     */
    static AmbientLight of(int light) {
        if (light < 0) {
            throw new IllegalArgumentException("The ambient light is 0 (dark) or more; this is " + light);
        }
        return (level, turn) -> light;
    }
}
