package io.github.undercroft.area;

/** From which of its two cells an area is laid out. */
public enum Anchor {
    /** From where it starts, toward the target: a breath, a sweep. Of the target only the direction counts. */
    START,
    /** Around the target: a blast. Where it comes from does not count. */
    TARGET
}
