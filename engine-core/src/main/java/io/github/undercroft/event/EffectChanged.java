package io.github.undercroft.event;

import io.github.undercroft.Cause;
import io.github.undercroft.Effect;
import io.github.undercroft.EntityId;
import java.util.Objects;

/** Something that lasts became another one, because a like one came. */
public record EffectChanged(EntityId who, Effect before, Effect after, Cause cause) implements EntityEvent {
    public EffectChanged {
        Objects.requireNonNull(who, "who");
        Objects.requireNonNull(before, "before");
        Objects.requireNonNull(after, "after");
        Objects.requireNonNull(cause, "cause");
    }
}
