package io.github.undercroft.ground;

import io.github.undercroft.Passage;
import io.github.undercroft.Terrain;

/** What is left of what has burnt: bare ground. */
public enum Ash implements Terrain {
    /** The one there is. */
    ASH;

    @Override
    public Passage passage() {
        return Passage.OPEN;
    }

    @Override
    public boolean transparent() {
        return true;
    }

    @Override
    public boolean canBeBumped() {
        return false;
    }
}
