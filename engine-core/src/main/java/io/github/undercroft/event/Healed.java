package io.github.undercroft.event;

import io.github.undercroft.Cause;
import io.github.undercroft.EntityId;
import io.github.undercroft.geometry.Point;
import java.util.Objects;

/** Somebody was healed by that much and has that many hit points now. */
public record Healed(EntityId who, Point at, int points, int hitPoints, Cause cause) implements EntityEvent, CellEvent {
    public Healed {
        Objects.requireNonNull(who, "who");
        Objects.requireNonNull(at, "at");
        Objects.requireNonNull(cause, "cause");
    }
}
