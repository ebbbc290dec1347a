package io.github.undercroft.sense;

/** How well an observer knows a level before it has looked around. */
public enum Familiarity {
    /** Knows nothing of it, as an explorer. */
    STRANGER,
    /**
     * Knows the terrain of the level, like somebody who lives there, though not who and what is there now; nor ground that is about to
     * {@linkplain io.github.undercroft.Ages change by itself}, such as fire, before it has seen it.
     */
    AT_HOME
}
