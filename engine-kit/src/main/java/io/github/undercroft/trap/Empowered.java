package io.github.undercroft.trap;

import io.github.undercroft.EntityId;
import io.github.undercroft.event.CellEvent;
import io.github.undercroft.event.EntityEvent;
import io.github.undercroft.geometry.Point;
import java.util.Objects;

/** Somebody came upon a power-up of that name. Told before it takes effect. */
public record Empowered(EntityId who, Point at, String powerUp) implements EntityEvent, CellEvent {
    public Empowered {
        Objects.requireNonNull(who, "who");
        Objects.requireNonNull(at, "at");
        Objects.requireNonNull(powerUp, "powerUp");
    }

    @Override
    public int loudness() {
        return 4;
    }
}
