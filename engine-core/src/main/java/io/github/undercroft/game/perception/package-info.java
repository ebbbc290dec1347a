/**
 * What observers see and hear of a running game, found out level by level. Not exported.
 *
 * <p>{@link Sight} looks around with the game's field of view, in the light of {@link LevelLight}; {@link
 * SoundPropagation} computes how loud a noise arrives; {@link Surroundings} keeps both for a level. {@link
 * Recollections} keeps the memory of each observer, {@link VisibleChanges} finds the observers that a
 * change concerns, and {@link EventDelivery} tells them what happened. Nothing here is state.
 *
 * <p>Not here: the order in which all that happens at the end of a step ({@code PerceptionPhase} in {@code game}), memories themselves ({@code memory}), and the
 * senses that authors give to entities ({@code sense}).
 */
@NullMarked
package io.github.undercroft.game.perception;

import org.jspecify.annotations.NullMarked;
