package io.github.undercroft.item;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Location;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Somebody made two stacks one, or one two. */
public sealed interface StackEvent extends GameEvent {

    /** @return the actor */
    EntityId by();

    /** @return where they were */
    Location from();

    /** @return where they are now */
    Location to();

    /** Somebody made so many of a thing join a stack of the same in another place; with the last one the thing is gone. */
    record Joined(EntityId by, EntityId thing, EntityId stack, int count, Location from, Location to)
            implements StackEvent {
        public Joined {
            Objects.requireNonNull(by, "by");
            Objects.requireNonNull(thing, "thing");
            Objects.requireNonNull(stack, "stack");
            Objects.requireNonNull(from, "from");
            Objects.requireNonNull(to, "to");
        }

        /** Both things, the actor, and the holders before and after. */
        @Override
        public List<EntityId> involved() {
            return StackEvent.involved(this, stack, thing);
        }

        @Override
        public Optional<EntityId> handled() {
            return Optional.of(stack);
        }
    }

    /** Somebody parted so many from a stack, which are a thing of their own now, in another place. */
    record Parted(EntityId by, EntityId stack, EntityId part, int count, Location from, Location to)
            implements StackEvent {
        public Parted {
            Objects.requireNonNull(by, "by");
            Objects.requireNonNull(stack, "stack");
            Objects.requireNonNull(part, "part");
            Objects.requireNonNull(from, "from");
            Objects.requireNonNull(to, "to");
        }

        /** Both things, the actor, and the holders before and after. */
        @Override
        public List<EntityId> involved() {
            return StackEvent.involved(this, part, stack);
        }

        @Override
        public Optional<EntityId> handled() {
            return Optional.of(part);
        }
    }

    private static List<EntityId> involved(StackEvent event, EntityId first, EntityId second) {
        ImmutableSet.Builder<EntityId> all = ImmutableSet.builder();
        all.add(first, second, event.by()).addAll(event.from().holder().stream().iterator());
        return all.addAll(event.to().holder().stream().iterator()).build().asList();
    }
}
