package io.github.undercroft.perception;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.GameEvent;
import java.util.List;
import java.util.Objects;

/** Somebody woke up. To be seen, not to be heard. */
public record Woke(EntityId who) implements GameEvent {
    /** Refuses null. */
    public Woke {
        Objects.requireNonNull(who, "who");
    }

    @Override
    public List<EntityId> involved() {
        return ImmutableList.of(who);
    }
}
