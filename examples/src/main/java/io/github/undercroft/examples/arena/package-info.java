/** A small fight after RoguelikeCore: every actor attacks, else steps, else rests, and only rest brings energy. */
@NullMarked
package io.github.undercroft.examples.arena;

import org.jspecify.annotations.NullMarked;
