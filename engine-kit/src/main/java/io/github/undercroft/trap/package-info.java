/**
 * Traps, power-ups and secret doors: terrain that acts on a creature that steps on it, or that hides something, and the
 * search for it.
 *
 * <p>Chests with traps are in {@code item}; what a trap does are consequences of {@code effect}.
 */
@SavedValues(value = "", hyphenated = true)
@NullMarked
package io.github.undercroft.trap;

import io.github.undercroft.value.SavedValues;
import org.jspecify.annotations.NullMarked;
