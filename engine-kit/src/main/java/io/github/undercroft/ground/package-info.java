/**
 * Ground that is more than floor and wall: water, acid, and what lives: fire, grass, floods, ice, oil; gas above it.
 *
 * <p>Floor, wall and plain doors are in {@code terrain}; doors with a lock, traps, stairs and walls that can be dug have packages
 * of their own: {@code door}, {@code trap}, {@code stairs}, {@code dig}.
 */
@SavedValues(value = "", hyphenated = true)
@NullMarked
package io.github.undercroft.ground;

import io.github.undercroft.value.SavedValues;
import org.jspecify.annotations.NullMarked;
