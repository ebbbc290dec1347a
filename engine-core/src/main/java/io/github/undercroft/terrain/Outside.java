package io.github.undercroft.terrain;

/** The terrain outside every board: nothing passes, and it is opaque. */
public enum Outside implements NoGround {
    /** The only value. */
    BOARD;
}
