package io.github.undercroft.memory;

/** The two times of a sight that are no time of the game. */
final class SeenTime {

    /** It is in view. */
    static final long NOW = Long.MAX_VALUE;

    /** It was never seen. */
    static final long NEVER = -1;

    private SeenTime() {}
}
