/**
 * Levels: their content, where it comes from, levels drawn as text with a legend, and what happens to a level while no
 * player is there.
 *
 * <p>{@link LevelText} and a {@link Legend} make a level from a drawing; {@link LevelSource} makes one at random.
 * Stairs are in {@code stairs}, dungeon generators in engine-dungeon.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>The missed turns of a level are not replayed.</b> When somebody comes back, effects and terrain may act for
 *       the missed turns, or code of the game may make up for them. Turns of brains that nobody watches would cost as
 *       much as watched ones, and usually only move everybody somewhere else. A game that wants them uses {@code
 *       Absence.playedOn()}.
 *   <li><b>A level is brought up to date after the arrival that makes it active,</b> whether a traveller, a follower or
 *       a charm caused it. If it happened before the arrival, a traveller could die of it on the way or lose the cell
 *       to arrive at, and it would have happened even if the arrival then failed.
 * </ul>
 */
@NullMarked
package io.github.undercroft.level;

import org.jspecify.annotations.NullMarked;
