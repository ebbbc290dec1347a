package io.github.undercroft.event;

import io.github.undercroft.Cause;
import io.github.undercroft.EntityId;
import io.github.undercroft.Look;
import io.github.undercroft.Sound;
import io.github.undercroft.geometry.Point;
import java.util.Objects;
import java.util.Optional;

/** An entity died. Its handle is no longer valid, so the event holds its last state. */
public record Died(EntityId who, String name, Optional<Look> look, Point at, Cause cause)
        implements EntityEvent, CellEvent {
    /** Refuses null. */
    public Died {
        Objects.requireNonNull(who, "who");
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(look, "look");
        Objects.requireNonNull(at, "at");
        Objects.requireNonNull(cause, "cause");
    }

    @Override
    public int loudness() {
        return 8;
    }

    @Override
    public Sound sound() {
        return Sound.SCREAM;
    }
}
