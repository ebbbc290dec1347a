package io.github.undercroft.front.cheat;

import io.github.undercroft.Action;

/** The deed of a cheat, with what a player types for it. */
interface Typed extends Action {

    /** @return such as {@code give sword} */
    String line();

    /** @return what it has done, in a sentence; empty if events tell it */
    default String told() {
        return "";
    }
}
