package io.github.undercroft.examples.descent;

import io.github.undercroft.Passage;
import io.github.undercroft.Terrain;

/** What the places are dug into. */
enum Rock implements Terrain {
    CAVE_WALL,
    BRICK_WALL,
    MINE_WALL,
    /** In the Warden's hall; it breaks them. */
    PILLAR;

    @Override
    public Passage passage() {
        return Passage.CLOSED;
    }

    @Override
    public boolean transparent() {
        return false;
    }

    @Override
    public boolean canBeBumped() {
        return false;
    }
}
