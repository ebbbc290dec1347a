package io.github.undercroft.event;

import io.github.undercroft.Cause;
import io.github.undercroft.Sound;
import io.github.undercroft.Terrain;
import io.github.undercroft.geometry.Point;
import java.util.Objects;

/** A cell of that level is made of something else. */
public record TerrainChanged(int level, Point at, Terrain before, Terrain after, Cause cause) implements CellEvent {
    public TerrainChanged {
        Objects.requireNonNull(at, "at");
        Objects.requireNonNull(before, "before");
        Objects.requireNonNull(after, "after");
        Objects.requireNonNull(cause, "cause");
    }

    @Override
    public int loudness() {
        return 4;
    }

    @Override
    public Sound sound() {
        return Sound.CREAK;
    }
}
