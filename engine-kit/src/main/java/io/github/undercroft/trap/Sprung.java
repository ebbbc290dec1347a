package io.github.undercroft.trap;

import io.github.undercroft.EntityId;
import io.github.undercroft.event.CellEvent;
import io.github.undercroft.event.EntityEvent;
import io.github.undercroft.geometry.Point;
import java.util.Objects;

/** An entity sprang a trap in the floor. */
public record Sprung(EntityId who, Point at) implements EntityEvent, CellEvent {
    public Sprung {
        Objects.requireNonNull(who, "who");
        Objects.requireNonNull(at, "at");
    }

    @Override
    public int loudness() {
        return 8;
    }
}
