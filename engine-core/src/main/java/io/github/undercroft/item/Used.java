package io.github.undercroft.item;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.GameEvent;
import java.util.List;
import java.util.Objects;

/** Somebody used a thing, which may be used up by now. */
public record Used(EntityId who, EntityId thing, String name) implements GameEvent {
    /** Refuses null. */
    public Used {
        Objects.requireNonNull(who, "who");
        Objects.requireNonNull(thing, "thing");
        Objects.requireNonNull(name, "name");
    }

    @Override
    public List<EntityId> involved() {
        return ImmutableList.of(who, thing);
    }
}
