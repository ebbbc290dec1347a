package io.github.undercroft.event;

import io.github.undercroft.Cause;
import io.github.undercroft.Effect;
import io.github.undercroft.EntityId;
import java.util.Objects;

/** An effect began on an entity. */
public record EffectBegan(EntityId who, Effect effect, Cause cause) implements EntityEvent {
    public EffectBegan {
        Objects.requireNonNull(who, "who");
        Objects.requireNonNull(effect, "effect");
        Objects.requireNonNull(cause, "cause");
    }
}
