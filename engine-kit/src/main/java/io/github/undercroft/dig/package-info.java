/**
 * Digging and breaking: terrain that can be worn down, and the actions that do it.
 *
 * <p>{@link Dig} and {@link Bash} wear down what is {@link Breakable}, by the {@link Strength} of the actor;
 * {@link Crumbling} is a wall or door that comes down. Doors are in {@code door}.
 */
@SavedValues(value = "", hyphenated = true)
@NullMarked
package io.github.undercroft.dig;

import io.github.undercroft.value.SavedValues;
import org.jspecify.annotations.NullMarked;
