package io.github.undercroft.event;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import java.util.List;

/** An event in which one entity takes part. It perceives the event whatever it sees. */
public interface EntityEvent extends GameEvent {

    /** @return the entity to which it happened, or which did it */
    EntityId who();

    @Override
    default List<EntityId> involved() {
        return ImmutableList.of(who());
    }
}
