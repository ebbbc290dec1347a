package io.github.undercroft.event;

import io.github.undercroft.Effect;
import io.github.undercroft.EntityId;
import java.util.Objects;

/** An effect ended: its time was up, or it was cured. */
public record EffectEnded(EntityId who, Effect effect) implements EntityEvent {
    public EffectEnded {
        Objects.requireNonNull(who, "who");
        Objects.requireNonNull(effect, "effect");
    }
}
