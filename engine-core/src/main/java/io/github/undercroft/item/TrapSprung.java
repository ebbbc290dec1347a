package io.github.undercroft.item;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.GameEvent;
import java.util.List;

/** The trap on something sprang upon somebody. */
public record TrapSprung(EntityId trapped, EntityId upon) implements GameEvent {

    @Override
    public List<EntityId> involved() {
        return ImmutableList.of(upon, trapped);
    }

    @Override
    public int loudness() {
        return 8;
    }
}
