package io.github.undercroft.dungeon;

/** Watches a level being made. What it is told are values; it cannot change the level. */
@FunctionalInterface
public interface Trace {

    /** Watches nothing, and costs nothing. */
    Trace NONE = change -> {};

    /** A change, in the order in which they were made. */
    void changed(LevelChange change);
}
