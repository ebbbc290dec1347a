package io.github.undercroft.dungeon;

/** Watches a level being made. It gets values, and cannot change the level. */
@FunctionalInterface
public interface Trace {

    /** Watches nothing, and costs nothing. */
    Trace NONE = change -> {};

    /** Called for each change, in the order in which they are made. */
    void changed(LevelChange change);
}
