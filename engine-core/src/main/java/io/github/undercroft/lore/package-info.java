/**
 * What somebody takes things for: {@link io.github.undercroft.lore.Guises} of the rules, and who knows which kinds ({@link
 * io.github.undercroft.lore.Lore}). Unknown kinds of potions and wands are in {@code kind} of engine-kit.
 *
 * <p>Not here: what an observer sees and remembers ({@code sense}, {@code Perception}).
 */
@SavedValues(value = "", hyphenated = true)
@NullMarked
package io.github.undercroft.lore;

import io.github.undercroft.value.SavedValues;
import org.jspecify.annotations.NullMarked;
