package io.github.undercroft.item;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.GameEvent;
import io.github.undercroft.model.Location;
import java.util.List;
import java.util.Objects;

/** Somebody made so many of a thing join a stack of the same in another place; with the last one the thing is gone. */
public record Joined(EntityId by, EntityId thing, EntityId stack, int count, Location from, Location to)
        implements GameEvent {
    /** Refuses null. */
    public Joined {
        Objects.requireNonNull(by, "by");
        Objects.requireNonNull(thing, "thing");
        Objects.requireNonNull(stack, "stack");
        Objects.requireNonNull(from, "from");
        Objects.requireNonNull(to, "to");
    }

    /** Both things, who did it, who had it, and who has it. */
    @Override
    public List<EntityId> involved() {
        ImmutableSet.Builder<EntityId> all = ImmutableSet.builder();
        all.add(stack, thing, by).addAll(from.holder().stream().iterator());
        return all.addAll(to.holder().stream().iterator()).build().asList();
    }
}
