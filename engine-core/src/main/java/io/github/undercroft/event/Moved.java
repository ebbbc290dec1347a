package io.github.undercroft.event;

import io.github.undercroft.Cause;
import io.github.undercroft.EntityId;
import io.github.undercroft.Sound;
import io.github.undercroft.geometry.Point;
import java.util.Objects;
import java.util.Optional;

/** Somebody went, or was moved, from one cell to another. */
public record Moved(EntityId who, Point from, Point to, Cause cause) implements EntityEvent {
    public Moved {
        Objects.requireNonNull(who, "who");
        Objects.requireNonNull(from, "from");
        Objects.requireNonNull(to, "to");
        Objects.requireNonNull(cause, "cause");
    }

    @Override
    public Optional<Point> place() {
        return Optional.of(to);
    }

    @Override
    public Optional<Point> origin() {
        return Optional.of(from);
    }

    @Override
    public int loudness() {
        return 4;
    }

    @Override
    public Sound sound() {
        return Sound.FOOTSTEPS;
    }
}
