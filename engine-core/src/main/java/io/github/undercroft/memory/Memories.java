package io.github.undercroft.memory;

import com.google.common.collect.ImmutableList;

/** What one observer remembers, as it is now. */
public interface Memories {

    /** Of the level on which it looked around last. */
    Memory present();

    /** Of other levels, by number. */
    ImmutableList<Memory> others();
}
