package io.github.undercroft.event;

import io.github.undercroft.EntityId;
import java.util.Objects;

/** Somebody rested. */
public record Rested(EntityId who) implements EntityEvent {
    public Rested {
        Objects.requireNonNull(who, "who");
    }
}
