package io.github.undercroft.dungeon.feature;

import io.github.undercroft.random.RandomSource;

/**
 * A kind of feature: says which cells it wants beyond a joint. {@link FeatureLevels} checks whether there is space for it,
 * all rock with rock around. To write one, implement this with a record, design the outline at any place, and move it to the
 * joint with {@link Outline#beyond}:
 *
 * <pre>{@code
 * record Gallery(int length) implements FeatureShape {
 *     public Outline propose(Joint joint, RandomSource random) {
 *         return Outline.of("gallery", AreaKind.ROOM, new Rect(0, 0, length, 3)).beyond(joint, random);
 *     }
 * }
 * }</pre>
 */
@FunctionalInterface
public interface FeatureShape {

    /** @return cells that include {@link Joint#beyond}; if some are outside the level, there is no space for the feature */
    Outline propose(Joint joint, RandomSource random);

    /**
     * Refuses maps on which it never fits.
     *
     * @throws IllegalArgumentException if its sizes can't be on a map of that size
     */
    default void requireFits(int mapWidth, int mapHeight) {}
}
