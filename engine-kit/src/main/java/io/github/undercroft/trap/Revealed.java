package io.github.undercroft.trap;

import io.github.undercroft.EntityId;
import io.github.undercroft.Terrain;
import io.github.undercroft.event.CellEvent;
import io.github.undercroft.event.EntityEvent;
import io.github.undercroft.geometry.Point;
import java.util.Objects;

/** Somebody found out that a {@link Secret} there is really that terrain. */
public record Revealed(EntityId who, Point at, Terrain what) implements EntityEvent, CellEvent {
    public Revealed {
        Objects.requireNonNull(who, "who");
        Objects.requireNonNull(at, "at");
        Objects.requireNonNull(what, "what");
    }
}
