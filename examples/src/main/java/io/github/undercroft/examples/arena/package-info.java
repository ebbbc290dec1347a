/** A small fight after RoguelikeCore: whoever acts attacks, else steps, else rests, and only rest brings energy. */
@NullMarked
package io.github.undercroft.examples.arena;

import org.jspecify.annotations.NullMarked;
