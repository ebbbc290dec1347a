/**
 * Brains (monster AI) that need no path search, and what a player lets the hero do by itself. Those that need
 * paths, such as a monster that hunts, are in {@code io.github.undercroft.pathfinding.brain} of engine-pathfinding.
 *
 * <p>{@link PriorityBrain} is a brain made of behaviours, of which the first one with an action decides: {@link Flee},
 * {@link Guard}, {@link Strike}, {@link Chase}, {@link Wander}, {@link Mend} and others. {@link Run} and {@link
 * RestUntilHealed} are long actions that stop when something is perceived.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>An automatic action ends with a refusal,</b> {@code Disturbed} or {@code Run.Stop}, in place of its next turn:
 *       that costs nothing, and the player is asked at once and reads why in {@code Step.Awaiting.refused()}. An event would
 *       need a turn to happen in.
 * </ul>
 */
@SavedValues(value = "", hyphenated = true)
@NullMarked
package io.github.undercroft.brain;

import io.github.undercroft.value.SavedValues;
import org.jspecify.annotations.NullMarked;
