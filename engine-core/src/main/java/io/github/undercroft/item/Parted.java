package io.github.undercroft.item;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.GameEvent;
import java.util.List;

/** So many of a stack were parted from it, and are a thing of their own now. */
public record Parted(EntityId stack, EntityId part, int count) implements GameEvent {

    @Override
    public List<EntityId> involved() {
        return ImmutableList.of(part, stack);
    }
}
