package io.github.undercroft.dungeon.feature;

/**
 * When digging stops: as soon as one of the two limits is reached, or no wall is left.
 *
 * @param rooms how many are dug at most, the first among them; 1 to {@value #MAX_FEATURES}. Corridors do not count
 * @param attempts the maximum number of tries to dig a feature, including successful ones; 0 or more
 */
public record FeatureLimits(int rooms, int attempts) {

    /** The greatest number of features of a level, corridors among them; digging stops there in any case. */
    public static final int MAX_FEATURES = 65_535;

    public FeatureLimits {
        if (rooms < 1 || rooms > MAX_FEATURES) {
            throw new IllegalArgumentException("A level can't have " + rooms + " rooms; give 1 to " + MAX_FEATURES);
        }
        if (attempts < 0) {
            throw new IllegalArgumentException("There can't be " + attempts + " attempts; give 0 or more");
        }
    }
}
