/** A cellar, and who lives in it. */
@SavedValues("mygame")
package mygame;

import io.github.undercroft.value.SavedValues;
