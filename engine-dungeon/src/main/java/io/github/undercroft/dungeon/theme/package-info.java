/**
 * Themes: how a level plan becomes a level of a game.
 *
 * <p>A {@link Theme} maps each kind of cell to terrain ({@link Theme.CellTerrain}) and each mark to a thing or creature
 * ({@link Theme.MarkThing}) or to terrain ({@link Theme.MarkGround}). {@link GeneratedLevel} is a level source for the rules of
 * a game: a generator and a theme.
 *
 * <p>Elsewhere: generators and steps know no theme; which marks there are is decided in {@code stock}, {@code vault}, {@code lock} and
 * {@code step}.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>A kind of cell without terrain of its own becomes a plain passable one if it is passable.</b> So a game may ignore
 *       secrets, locks and water, and its levels can still be won.
 * </ul>
 */
@NullMarked
package io.github.undercroft.dungeon.theme;

import org.jspecify.annotations.NullMarked;
