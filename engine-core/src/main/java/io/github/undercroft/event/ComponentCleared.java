package io.github.undercroft.event;

import io.github.undercroft.Cause;
import io.github.undercroft.Component;
import io.github.undercroft.EntityId;
import java.util.Objects;

/** A slot of an entity was emptied. */
public record ComponentCleared(EntityId who, Component component, Cause cause) implements EntityEvent {
    public ComponentCleared {
        Objects.requireNonNull(who, "who");
        Objects.requireNonNull(component, "component");
        Objects.requireNonNull(cause, "cause");
    }
}
