package io.github.undercroft.item;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.GameEvent;
import java.util.List;
import java.util.Objects;

/** The trap on something sprang upon somebody. */
public record TrapSprung(EntityId trapped, EntityId upon) implements GameEvent {
    /** Refuses null. */
    public TrapSprung {
        Objects.requireNonNull(trapped, "trapped");
        Objects.requireNonNull(upon, "upon");
    }

    @Override
    public List<EntityId> involved() {
        return ImmutableList.of(upon, trapped);
    }

    @Override
    public int loudness() {
        return 8;
    }
}
