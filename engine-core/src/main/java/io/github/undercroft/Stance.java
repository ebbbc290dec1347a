package io.github.undercroft;

/** How one side stands to another. */
public enum Stance {
    /** Fights it. */
    HOSTILE,
    /** Minds it not. */
    NEUTRAL,
    /** Spares it. */
    ALLIED
}
