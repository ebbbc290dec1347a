package io.github.undercroft.terrain;

/** How terrain is broken. */
public enum Work {
    /** With blows, loudly, by anybody. */
    BASH,
    /** Bit by bit, by who has the strength or the tool. */
    DIG
}
