package io.github.undercroft.game.state;

import io.github.undercroft.EntityId;
import io.github.undercroft.Terrain;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.memory.Picture;
import io.github.undercroft.memory.Scene;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** How a level looks now to observers. Terrain that throws when asked for its looks is shown as it is. */
public record Scenery(Level level) implements Scene {

    @Override
    public Terrain terrainAt(int x, int y) {
        Terrain terrain = level.laid(new Point(x, y));
        level.lookedAt(terrain);
        try {
            return Objects.requireNonNull(
                    terrain.appearance(),
                    "appearance() returned null; return this if the terrain looks like what it is");
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
