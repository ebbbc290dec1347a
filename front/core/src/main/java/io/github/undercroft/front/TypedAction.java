package io.github.undercroft.front;

import io.github.undercroft.Action;
import java.util.Optional;

/** An action that a player has typed in the console to try the game out. A game in which one was done counts as cheated. */
public interface TypedAction extends Action {

    /** @return what a player types for it, which is told first; empty for the rest of what was typed before */
    Optional<String> line();

    /** @return what it has done, in a sentence; empty if events tell it */
    Optional<String> told();
}
