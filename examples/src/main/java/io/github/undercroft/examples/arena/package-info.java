/** A small fight after RoguelikeCore: every actor attacks, else steps, else rests, and only rest brings energy. */
@SavedValues("arena")
@NullMarked
package io.github.undercroft.examples.arena;

import io.github.undercroft.value.SavedValues;
import org.jspecify.annotations.NullMarked;
