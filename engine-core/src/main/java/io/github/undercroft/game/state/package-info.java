/**
 * The state of a running game as data, and the indices that find things in it. Not exported.
 *
 * <p>{@link World} holds all of it: {@link Levels} with a {@link Level} each, entities in an {@link EntityTable},
 * chance in {@link Streams}, and what happened in the present step, such as {@link Events}, {@link Arrivals} and {@link
 * Journeys}. {@link CellIndex}, {@link Roster}, {@link Belongings} and {@link Residents} are indices:
 * they can be made again from the rest.
 *
 * <p>Not here: who changes the state ({@code Changes} and the services beside it in {@code game}), what observers
 * remember ({@code memory}), and how state is hashed and written ({@code game.codec}, and {@code StateHash} and {@code
 * StateParts} in {@code game}). Fields are public where the running game reads or writes them; who may write to an
 * entity is listed at {@link EntityState}.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>A world knows neither its rules nor the services that play it.</b> The rules are code, not state; services
 *       that need them get them.
 *   <li><b>Belongings are looked up, not searched.</b> The things of each bearer are a chain by id, made when a world
 *       is first asked and kept up to date from then on. A fork copies none of it, so a fork that does not ask pays
 *       nothing.
 *   <li><b>The index of cells is made when first asked for</b> ({@code CellIndex}, {@code Belongings}): a fork copies
 *       entities and shares the rest.
 *   <li><b>Those that react, act, shine or hide are found by level.</b> Each observer is asked whether a step concerns it,
 *       which is as fast up to fifty of them as an index by place was, and half the code. Such indices are made when first asked for and are no part of a fork; tests
 *       compare them with a game that was read back from its state.
 * </ul>
 */
@NullMarked
package io.github.undercroft.game.state;

import org.jspecify.annotations.NullMarked;
