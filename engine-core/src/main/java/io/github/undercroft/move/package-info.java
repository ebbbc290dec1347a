/**
 * Moving and waiting.
 *
 * <p>{@link Move} is a step in a direction; bumping into a door or the like does that instead. {@link Wait} lets
 * time pass. {@link BasicOffers} lists these as legal actions. Attacks are in {@code combat}, path-finding and
 * travel in engine-pathfinding.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>Offers of the rules are opt-in.</b> A game lists steps and rests as legal only if its rules say
 *       {@code offers(new BasicOffers())}; another game may walk in other ways.
 * </ul>
 */
@SavedValues(value = "", hyphenated = true)
@NullMarked
package io.github.undercroft.move;

import io.github.undercroft.value.SavedValues;
import org.jspecify.annotations.NullMarked;
