package io.github.undercroft.item;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Somebody opened or closed a container. */
public sealed interface ContainerEvent extends GameEvent {

    /** @return the actor */
    EntityId who();

    /** @return the container */
    EntityId container();

    @Override
    default List<EntityId> involved() {
        return ImmutableList.of(container(), who());
    }

    @Override
    default Optional<EntityId> handled() {
        return Optional.of(container());
    }

    @Override
    default int loudness() {
        return 4;
    }

    /** Somebody opened a container. */
    record Opened(EntityId who, EntityId container) implements ContainerEvent {
        public Opened {
            Objects.requireNonNull(who, "who");
            Objects.requireNonNull(container, "container");
        }
    }

    /** Somebody closed a container. */
    record Closed(EntityId who, EntityId container) implements ContainerEvent {
        public Closed {
            Objects.requireNonNull(who, "who");
            Objects.requireNonNull(container, "container");
        }
    }
}
