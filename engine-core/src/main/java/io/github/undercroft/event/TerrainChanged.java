package io.github.undercroft.event;

import io.github.undercroft.Cause;
import io.github.undercroft.Motility;
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

    /** 4 where a way opens or closes for what flies, as by a door or a fallen wall; what rises, burns or melts on the ground is silent. */
    @Override
    public int loudness() {
        return before.passage().allows(Motility.FLY) == after.passage().allows(Motility.FLY) ? 0 : 4;
    }

    @Override
    public Sound sound() {
        return Sound.CREAK;
    }
}
