package io.github.undercroft.event;

import io.github.undercroft.Cause;
import io.github.undercroft.EntityId;
import io.github.undercroft.Look;
import io.github.undercroft.geometry.Point;
import java.util.Objects;
import java.util.Optional;

/** Somebody or something left the game without dying. */
public record Removed(EntityId who, String name, Optional<Look> look, Point at, Cause cause)
        implements EntityEvent, CellEvent {
    public Removed {
        Objects.requireNonNull(who, "who");
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(look, "look");
        Objects.requireNonNull(at, "at");
        Objects.requireNonNull(cause, "cause");
    }
}
