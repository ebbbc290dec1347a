package io.github.undercroft.game.state;

import io.github.undercroft.EntityId;
import io.github.undercroft.Terrain;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.memory.Picture;
import io.github.undercroft.memory.Scene;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** How a level looks now to observers. Terrain that throws when asked for its looks is shown as it is. Not state. */
public final class Scenery implements Scene {

    private final Level level;
    /** The first exception of its terrain while an observer looked at it, until it is taken. */
    private @Nullable GameCodeException failure;

    private @Nullable Terrain lookedAt;

    Scenery(Level level) {
        this.level = level;
    }

    @Override
    public Terrain terrainAt(int x, int y) {
        Terrain terrain = level.laid(new Point(x, y));
        lookedAt = terrain;
        try {
            return Objects.requireNonNull(
                    terrain.appearance(),
                    "appearance() returned null; return this if the terrain looks like what it is");
        } catch (Throwable thrown) {
            if (failure == null) {
                failure = GameCode.failure("Asking what it looks like", terrain, thrown);
            }
            return terrain;
        }
    }

    @Override
    public Picture @Nullable [] picturesAt(int x, int y, EntityId without) {
        return level.picturesAt(x, y, without);
    }

    /** Forgets the terrain that was looked at. */
    public void forgetLook() {
        lookedAt = null;
    }

    /** The terrain that was looked at last; null if that was forgotten. */
    public @Nullable Terrain lookedAt() {
        return lookedAt;
    }

    /** Whether there is an exception to take. */
    public boolean hasFailure() {
        return failure != null;
    }

    /** Takes the exception of its terrain, if there is one. */
    public @Nullable GameCodeException takeFailure() {
        GameCodeException taken = failure;
        failure = null;
        return taken;
    }
}
