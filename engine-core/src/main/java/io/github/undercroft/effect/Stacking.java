package io.github.undercroft.effect;

/** How a new effect stacks with one of its kind that is already there. */
public enum Stacking {
    /** Takes its place: as strong and as long as the newcomer, even if that is less. */
    REPLACE,
    /** Makes it last longer by its own span; it stays as strong as it was. */
    EXTEND,
    /** Takes its place if it is {@link Graded stronger}, or as strong and longer; else it comes to nothing. */
    KEEP_STRONGER,
    /** Comes to nothing. */
    IGNORE,
    /** Goes on beside it. */
    SEPARATE
}
