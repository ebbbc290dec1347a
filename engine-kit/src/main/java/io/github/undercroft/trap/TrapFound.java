package io.github.undercroft.trap;

import io.github.undercroft.EntityId;
import io.github.undercroft.event.CellEvent;
import io.github.undercroft.event.EntityEvent;
import io.github.undercroft.geometry.Point;
import java.util.Objects;

/** Somebody found a trap there, in the floor or on what stands there. */
public record TrapFound(EntityId who, Point at) implements EntityEvent, CellEvent {
    public TrapFound {
        Objects.requireNonNull(who, "who");
        Objects.requireNonNull(at, "at");
    }
}
