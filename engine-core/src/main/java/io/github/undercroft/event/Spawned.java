package io.github.undercroft.event;

import io.github.undercroft.Cause;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.geometry.Point;
import java.util.Objects;

/** Somebody or something came into the game: into that place, at that cell. */
public record Spawned(EntityId who, String name, Location where, Point at, Cause cause)
        implements EntityEvent, CellEvent {
    public Spawned {
        Objects.requireNonNull(who, "who");
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(where, "where");
        Objects.requireNonNull(at, "at");
        Objects.requireNonNull(cause, "cause");
    }
}
