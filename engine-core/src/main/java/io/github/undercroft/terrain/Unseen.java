package io.github.undercroft.terrain;

/** The terrain of a cell that an observer never saw: nothing passes, neither feet nor sight. */
public enum Unseen implements NoGround {
    /** Any such cell. */
    CELL;
}
