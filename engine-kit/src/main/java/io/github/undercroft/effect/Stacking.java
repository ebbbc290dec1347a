package io.github.undercroft.effect;

/** How a new effect stacks with one of its kind that is already there; with the first, if several are there, but as said. */
public enum Stacking {
    /** Takes the place of all of its kind: as strong and as long as the newcomer, even if that is less. */
    REPLACE,
    /** Makes it last longer by its own span; it stays as strong as it was. */
    EXTEND,
    /** Of all of its kind, the {@link Graded strongest} stays, and of equally strong ones the longest, then the first. */
    KEEP_STRONGER,
    /** Comes to nothing. */
    IGNORE,
    /** Goes on beside it. */
    SEPARATE
}
