package io.github.undercroft.item;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.GameEvent;
import java.util.List;
import java.util.Objects;

/** Somebody closed a container. */
public record Closed(EntityId who, EntityId container) implements GameEvent {
    /** Refuses null. */
    public Closed {
        Objects.requireNonNull(who, "who");
        Objects.requireNonNull(container, "container");
    }

    @Override
    public List<EntityId> involved() {
        return ImmutableList.of(container, who);
    }

    @Override
    public int loudness() {
        return 4;
    }
}
