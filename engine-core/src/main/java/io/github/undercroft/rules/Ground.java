package io.github.undercroft.rules;

import io.github.undercroft.model.Passage;
import io.github.undercroft.model.Terrain;

/** The two plainest terrains. */
public enum Ground implements Terrain {
    /** Everything passes. */
    FLOOR,
    /** Nothing passes, and nothing is seen through it. */
    WALL;

    @Override
    public Passage passage() {
        return this == FLOOR ? Passage.OPEN : Passage.CLOSED;
    }

    @Override
    public boolean transparent() {
        return this == FLOOR;
    }
}
