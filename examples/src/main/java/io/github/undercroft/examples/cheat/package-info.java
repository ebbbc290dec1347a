/** Cheats for any game with a hero, and the mark of a game that used one. */
@SavedValues("cheat")
@NullMarked
package io.github.undercroft.examples.cheat;

import io.github.undercroft.value.SavedValues;
import org.jspecify.annotations.NullMarked;
