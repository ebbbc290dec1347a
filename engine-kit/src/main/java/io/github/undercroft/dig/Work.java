package io.github.undercroft.dig;

/** How terrain is broken. */
public enum Work {
    /** With blows, loudly, by any actor. */
    BASH,
    /** Turn by turn, by an actor with the strength or the tool. */
    DIG
}
