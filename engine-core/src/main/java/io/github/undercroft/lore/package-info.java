/**
 * What somebody takes things for: {@link io.github.undercroft.lore.Guises} of the rules, unknown kinds of potions and wands ({@link
 * io.github.undercroft.lore.UnknownKinds}), and who knows which ({@link io.github.undercroft.lore.Lore}).
 *
 * <p>Not here: what an observer sees and remembers ({@code sense}, {@code Perception}).
 */
@SavedValues(value = "", hyphenated = true)
@NullMarked
package io.github.undercroft.lore;

import io.github.undercroft.value.SavedValues;
import org.jspecify.annotations.NullMarked;
