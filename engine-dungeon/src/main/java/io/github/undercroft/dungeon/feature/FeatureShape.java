package io.github.undercroft.dungeon.feature;

import io.github.undercroft.random.RandomSource;

/**
 * A sort of feature: says which cells it wants beyond a joint. Whether there is space for it, all rock with rock around, is
 * looked after by {@link FeatureLevels}. To write one, implement this by a record, design it anywhere, and move it to the
 * joint by {@link Outline#beyond}:
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

    /** @return cells of which {@link Joint#beyond} is one; they may be outside the level, then there is no space for them */
    Outline propose(Joint joint, RandomSource random);

    /**
     * Refuses maps on which it is never found.
     *
     * @throws IllegalArgumentException if its sizes can't be on a map of that size
     */
    default void requireFits(int mapWidth, int mapHeight) {}
}
