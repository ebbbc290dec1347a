package io.github.undercroft.event;

import io.github.undercroft.Cause;
import io.github.undercroft.Damage;
import io.github.undercroft.EntityId;
import io.github.undercroft.geometry.Point;
import java.util.Objects;

/** Damage came to what can't be damaged. */
public record Unharmed(EntityId who, Point at, Damage damage) implements EntityEvent, CellEvent {
    public Unharmed {
        Objects.requireNonNull(who, "who");
        Objects.requireNonNull(at, "at");
        Objects.requireNonNull(damage, "damage");
    }

    @Override
    public Cause cause() {
        return damage.cause();
    }
}
