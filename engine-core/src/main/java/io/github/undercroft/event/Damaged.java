package io.github.undercroft.event;

import io.github.undercroft.Cause;
import io.github.undercroft.Damage;
import io.github.undercroft.EntityId;
import io.github.undercroft.Sound;
import io.github.undercroft.geometry.Point;
import java.util.Objects;

/** Somebody was damaged and has that many hit points left. */
public record Damaged(EntityId who, Point at, Damage damage, int hitPoints) implements EntityEvent, CellEvent {
    public Damaged {
        Objects.requireNonNull(who, "who");
        Objects.requireNonNull(at, "at");
        Objects.requireNonNull(damage, "damage");
    }

    @Override
    public Cause cause() {
        return damage.cause();
    }

    @Override
    public int loudness() {
        return 8;
    }

    @Override
    public Sound sound() {
        return Sound.CRY;
    }
}
