package io.github.undercroft.item;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.GameEvent;
import java.util.List;

/** Somebody used a thing, which may be used up by now. */
public record Used(EntityId who, EntityId thing, String name) implements GameEvent {

    @Override
    public List<EntityId> involved() {
        return ImmutableList.of(who, thing);
    }
}
