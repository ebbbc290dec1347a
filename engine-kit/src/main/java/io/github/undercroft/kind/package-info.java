/**
 * Kinds of things that nobody knows at first: unknown potions, scrolls and wands ({@link UnknownKinds}), and what stands in the place
 * of a use that is not known ({@link Untried}).
 *
 * <p>What somebody takes a thing for, and what it knows, are in {@code lore}.
 */
@SavedValues(value = "", hyphenated = true)
@NullMarked
package io.github.undercroft.kind;

import io.github.undercroft.value.SavedValues;
import org.jspecify.annotations.NullMarked;
