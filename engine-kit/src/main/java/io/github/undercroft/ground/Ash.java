package io.github.undercroft.ground;

import io.github.undercroft.Passage;
import io.github.undercroft.Terrain;

/** What is left of what has burnt: bare ground. */
public record Ash() implements Terrain {

    @Override
    public String name() {
        return "ash";
    }

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
