package io.github.undercroft.perception;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.GameEvent;
import java.util.List;
import java.util.Objects;

/** Somebody fell asleep. To be seen, not to be heard. */
public record FellAsleep(EntityId who) implements GameEvent {
    /** Refuses null. */
    public FellAsleep {
        Objects.requireNonNull(who, "who");
    }

    @Override
    public List<EntityId> involved() {
        return ImmutableList.of(who);
    }
}
