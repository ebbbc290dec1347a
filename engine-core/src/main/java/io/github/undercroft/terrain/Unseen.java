package io.github.undercroft.terrain;

/** The fog of war: the terrain of a cell that an observer never saw. Nothing passes, neither feet nor sight. */
public enum Unseen implements NoGround {
    /** Any such cell. */
    CELL;
}
