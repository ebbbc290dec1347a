package io.github.undercroft.model;

/** How one side stands to another. */
public enum Stance {
    /** Fights it. */
    HOSTILE,
    /** Minds it not. */
    NEUTRAL,
    /** Spares it. */
    ALLIED
}
