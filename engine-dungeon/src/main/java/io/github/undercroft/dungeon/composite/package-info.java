/**
 * Levels of several styles: each part of the map is made by a generator of its own, and all parts are joined.
 *
 * <p>{@link CompositeLevels} is the generator. A {@link MapSplit} divides the map: {@link MapSplit.GivenParts} into
 * {@link MapSplit.Part}s that you give, {@link MapSplit.RandomParts} at random into parts with a {@link MapSplit.PartStyle}.
 * {@link CompositeLevels.PlacedPart} in the plan says which part came where.
 *
 * <p>Elsewhere: a map that is halved into rooms of one style is in {@code bsp}.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>Locked doors of a part become plain doors.</b> What a lock shuts off is defined by the stairs of the part, which the
 *       whole level does not have, and the ways between parts lead around it. So a step locks doors of the whole level.
 * </ul>
 */
@NullMarked
package io.github.undercroft.dungeon.composite;

import org.jspecify.annotations.NullMarked;
