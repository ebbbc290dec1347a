/** Ready-made cheats for the console of any game with a hero, and the line in which they are typed. */
@SavedValues(value = "cheat", also = Cheated.class)
@NullMarked
package io.github.undercroft.front.cheat;

import io.github.undercroft.front.Cheated;
import io.github.undercroft.value.SavedValues;
import org.jspecify.annotations.NullMarked;
