package io.github.undercroft.sense;

/** How well an observer knows a level before it has looked around. */
public enum Familiarity {
    /** Knows nothing of it, as an explorer. */
    STRANGER,
    /** Knows the terrain of the level, like somebody who lives there, though not who and what is there now. */
    AT_HOME
}
