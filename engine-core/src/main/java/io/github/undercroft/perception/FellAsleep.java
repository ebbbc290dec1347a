package io.github.undercroft.perception;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.GameEvent;
import java.util.List;

/** Somebody fell asleep. To be seen, not to be heard. */
public record FellAsleep(EntityId who) implements GameEvent {
    @Override
    public List<EntityId> involved() {
        return ImmutableList.of(who);
    }
}
