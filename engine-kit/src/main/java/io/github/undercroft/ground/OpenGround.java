package io.github.undercroft.ground;

import io.github.undercroft.Passage;
import io.github.undercroft.Terrain;

/** Ground that all pass and over which one sees. */
interface OpenGround extends Terrain {

    @Override
    default Passage passage() {
        return Passage.OPEN;
    }

    @Override
    default boolean transparent() {
        return true;
    }

    @Override
    default boolean canBeBumped() {
        return false;
    }
}
