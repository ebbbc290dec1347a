/** Thieflike: one thief in a dungeon without end, after gold. */
@NullMarked
package io.github.undercroft.examples.thieflike;

import org.jspecify.annotations.NullMarked;
