package io.github.undercroft.ground;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import java.util.List;
import java.util.Objects;

/**
 * Fire burns up a thing, or one piece of a stack.
 *
 * @param thing the thing
 */
public record BurntUp(EntityId thing) implements GameEvent {

    public BurntUp {
        Objects.requireNonNull(thing, "thing");
    }

    @Override
    public List<EntityId> involved() {
        return ImmutableList.of(thing);
    }
}
