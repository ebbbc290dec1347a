package io.github.undercroft.event;

import io.github.undercroft.Cause;
import io.github.undercroft.Component;
import io.github.undercroft.EntityId;
import java.util.Objects;

/** An entity has another component in a slot. */
public record ComponentSet(EntityId who, Component component, Cause cause) implements EntityEvent {
    public ComponentSet {
        Objects.requireNonNull(who, "who");
        Objects.requireNonNull(component, "component");
        Objects.requireNonNull(cause, "cause");
    }
}
