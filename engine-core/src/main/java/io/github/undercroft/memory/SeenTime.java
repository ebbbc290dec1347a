package io.github.undercroft.memory;

/** The times of a sight that are no time of the game. */
final class SeenTime {

    /** It is in view. */
    static final long NOW = Long.MAX_VALUE;

    /** It was never seen. */
    static final long NEVER = -1;

    /** It was not seen, and the observer was told what it is made of. */
    static final long TOLD = -3;

    private SeenTime() {}
}
