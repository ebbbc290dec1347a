/** Thieflike: one thief in a dungeon without end, after gold. */
@SavedValues("thief")
@NullMarked
package io.github.undercroft.examples.thieflike;

import io.github.undercroft.value.SavedValues;
import org.jspecify.annotations.NullMarked;
