package io.github.undercroft.item;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.GameEvent;
import java.util.List;

/** Somebody closed a container. */
public record Closed(EntityId who, EntityId container) implements GameEvent {

    @Override
    public List<EntityId> involved() {
        return ImmutableList.of(container, who);
    }

    @Override
    public int loudness() {
        return 4;
    }
}
