package io.github.undercroft.sense;

import io.github.undercroft.fov.Eyes;

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
