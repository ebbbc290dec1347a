package io.github.undercroft.game;

import io.github.undercroft.memory.Picture;
import io.github.undercroft.memory.Scene;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Terrain;
import org.jspecify.annotations.Nullable;

/** A level as it looks now to those who look at it. */
record Scenery(Level level) implements Scene {

    @Override
    public Terrain terrainAt(int x, int y) {
        return level.terrainAt(x, y).appearance();
    }

    @Override
    public Picture @Nullable [] picturesAt(int x, int y, EntityId without) {
        return level.picturesAt(x, y, without);
    }
}
