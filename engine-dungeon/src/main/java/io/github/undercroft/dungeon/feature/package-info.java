/**
 * Levels that grow feature by feature: rooms and corridors, each dug through a wall of an earlier one.
 *
 * <p>{@link FeatureLevels} is the generator; {@link LiteralFeatureLevels} does what the article has and no more. A
 * {@link FeatureMix} says what is dug from what: {@link RoomShape}, {@link CorridorShape}, {@link FeatureShape.CrossRoomShape},
 * {@link FeatureShape.RoundRoomShape}, or a {@link FeatureShape} of your own, which proposes an {@link Outline} at a
 * {@link Joint}. {@link FeatureLimits} says when to stop. The plan lists each {@link Feature} with its {@link Feature.Wall}s.
 *
 * <p>Elsewhere: rooms that are designed apart and fitted to the map are in {@code accretion}, rooms drawn by hand in {@code vault}.
 */
@NullMarked
package io.github.undercroft.dungeon.feature;

import org.jspecify.annotations.NullMarked;
