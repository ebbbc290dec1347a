/**
 * Levels like Rogue's: a grid of rooms, some missing, dark or mazes, with passages between them.
 *
 * <p>{@link RogueLevels} is the generator; {@link RogueGrid}, {@link RogueOdds} and {@link RogueStock} are its settings.
 *
 * <p>Elsewhere: Rogue's tables of things and monsters, and its treasure room, are in {@code stock}.
 */
@NullMarked
package io.github.undercroft.dungeon.rogue;

import org.jspecify.annotations.NullMarked;
