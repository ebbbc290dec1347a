package io.github.undercroft.game.codec;

import io.github.undercroft.value.ValueWriter;

/** A part of the state that is no value of a registered type, such as an entity. Written by {@link StateTrees}. */
@FunctionalInterface
public interface StatePart {
    /** Writes its fields. */
    void write(ValueWriter out);
}
