package io.github.undercroft.sense;

/** How awake a creature is. */
public enum Wakefulness {
    /** Does nothing, and may be woken. */
    ASLEEP,
    /** Is up, and has noticed nothing of late. */
    AWAKE,
    /** Has an enemy in view, or has noticed something lately. */
    ALERT
}
