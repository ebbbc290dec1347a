package io.github.undercroft.game;

import io.github.undercroft.memory.Picture;
import io.github.undercroft.memory.Scene;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Terrain;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A level as it looks now to those who look at it. Terrain that throws when asked for its looks is shown as it is. */
record Scenery(Level level) implements Scene {

    @Override
    public Terrain terrainAt(int x, int y) {
        Terrain terrain = level.terrainAt(x, y);
        level.lookedAt(terrain);
        try {
            return Objects.requireNonNull(
                    terrain.appearance(), "appearance() answered null; what looks like what it is answers this");
        } catch (Throwable thrown) {
            level.failed(GameCode.failure("Asking what it looks like", terrain, thrown));
            return terrain;
        }
    }

    @Override
    public Picture @Nullable [] picturesAt(int x, int y, EntityId without) {
        return level.picturesAt(x, y, without);
    }
}
