package io.github.undercroft.item;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.GameEvent;
import io.github.undercroft.model.Location;
import java.util.List;
import java.util.Objects;

/** Somebody parted so many from a stack, which are a thing of their own now, in another place. */
public record Parted(EntityId by, EntityId stack, EntityId part, int count, Location from, Location to)
        implements GameEvent {
    /** Refuses null. */
    public Parted {
        Objects.requireNonNull(by, "by");
        Objects.requireNonNull(stack, "stack");
        Objects.requireNonNull(part, "part");
        Objects.requireNonNull(from, "from");
        Objects.requireNonNull(to, "to");
    }

    /** Both things, who did it, who had it, and who has it. */
    @Override
    public List<EntityId> involved() {
        ImmutableSet.Builder<EntityId> all = ImmutableSet.builder();
        all.add(part, stack, by).addAll(from.holder().stream().iterator());
        return all.addAll(to.holder().stream().iterator()).build().asList();
    }
}
