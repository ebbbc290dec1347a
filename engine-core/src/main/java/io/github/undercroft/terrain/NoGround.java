package io.github.undercroft.terrain;

import io.github.undercroft.Passage;
import io.github.undercroft.Terrain;

/** No ground, or no known ground: nothing passes, neither feet nor sight. */
interface NoGround extends Terrain {

    @Override
    default Passage passage() {
        return Passage.CLOSED;
    }

    @Override
    default boolean transparent() {
        return false;
    }

    @Override
    default boolean canBeBumped() {
        return false;
    }
}
