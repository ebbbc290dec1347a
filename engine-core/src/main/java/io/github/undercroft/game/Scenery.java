package io.github.undercroft.game;

import io.github.undercroft.memory.Picture;
import io.github.undercroft.memory.Scene;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Terrain;
import org.jspecify.annotations.Nullable;

/** The level of a world as it is now, for observers to look at. */
record Scenery(World world) implements Scene {

    @Override
    public Terrain terrainAt(int x, int y) {
        return world.level.terrainAt(x, y).appearance();
    }

    @Override
    public Picture @Nullable [] picturesAt(int x, int y, EntityId without) {
        return world.level.picturesAt(x, y, without);
    }
}
