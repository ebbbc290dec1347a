package io.github.undercroft.grid;

/**
 * The identity of one state of a board's terrain, to be compared with {@code ==}. A cache that was filled under a stamp
 * holds as long as the board shows that very object.
 */
public final class Stamp {

    /** A stamp that never was before. */
    public Stamp() {}
}
