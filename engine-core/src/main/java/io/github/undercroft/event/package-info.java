/**
 * Events: what happened in a step, as values, for renderers, logs and reactions.
 *
 * <p>Movement, attacks, damage, deaths, births, effects, terrain and travel are here. Events of doors, things,
 * traps and sleep are beside the actions that tell them. The contract {@link io.github.undercroft.GameEvent} is in
 * the root package; {@link EntityEvent} and {@link CellEvent} save an event of your own some lines. Sentences about
 * events are in {@code wording}. What code of the game threw is told by a {@link GameCodeException}.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>{@code GameCodeException} is here,</b> and not in {@code game} beside {@code Step}: it tells what
 *       happened in a turn in which code of the game threw, and that code may meet it in all that it is handed.
 *   <li><b>Events of a step carry their levels beside them</b> ({@code Step.Acted.levels}). In the events
 *       themselves a cell stays a cell: games of one level do not pay for it.
 * </ul>
 */
@NullMarked
package io.github.undercroft.event;

import org.jspecify.annotations.NullMarked;
