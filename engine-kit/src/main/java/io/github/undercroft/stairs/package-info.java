/**
 * Stairs between levels, and the actions that take them. Any other way to a level is a {@code level.Portal}.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>Stairs are paired in reading order,</b> the first with the first, and need no names. New stairs before the others
 *       shift the pairs; for full control use {@code Arrival.at}.
 * </ul>
 */
@SavedValues(value = "", hyphenated = true)
@NullMarked
package io.github.undercroft.stairs;

import io.github.undercroft.value.SavedValues;
import org.jspecify.annotations.NullMarked;
