package io.github.undercroft.examples.front;

/** How a character on a sheet is meant, beside its colour: where there are no colours, that has to show in another way. */
public enum Paint {
    /** Text. */
    PLAIN,
    /** Something on the board that is in view. */
    SEEN,
    /** What is less important. */
    FAINT,
    /** What is not in view but remembered. */
    REMEMBERED,
    /** A headline. */
    TITLE,
    /** The place or line that is chosen. */
    CURSOR,
    /** What would be hit, or walked over. */
    AIM
}
