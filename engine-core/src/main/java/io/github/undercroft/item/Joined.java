package io.github.undercroft.item;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.GameEvent;
import io.github.undercroft.model.Location;
import java.util.List;

/** Somebody made so many of a thing join a stack of the same in another place; with the last one the thing is gone. */
public record Joined(EntityId by, EntityId thing, EntityId stack, int count, Location from, Location to)
        implements GameEvent {

    @Override
    public List<EntityId> involved() {
        return ImmutableList.of(stack, thing, by);
    }
}
