package io.github.undercroft.terrain;

import io.github.undercroft.Passage;
import io.github.undercroft.Terrain;

/** Terrain for tests that everybody passes and sees through, as floor. */
public interface OpenTerrain extends Terrain {

    @Override
    default Passage passage() {
        return Passage.OPEN;
    }

    @Override
    default boolean transparent() {
        return true;
    }
}
