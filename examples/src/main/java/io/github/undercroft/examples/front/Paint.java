package io.github.undercroft.examples.front;

/** The role of a character on a sheet. On a screen without colours it must be shown in another way. */
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
    /** The chosen cell or line. */
    CURSOR,
    /** A cell that would be hit or walked over. */
    AIM
}
