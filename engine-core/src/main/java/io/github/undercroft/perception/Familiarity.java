package io.github.undercroft.perception;

/** How well somebody knows a level before it has looked around. */
public enum Familiarity {
    /** Knows nothing of it, as an explorer. */
    STRANGER,
    /** Knows how it is built, though not who and what is in it now, as somebody who lives there. */
    AT_HOME
}
