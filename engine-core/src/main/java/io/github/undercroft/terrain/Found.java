package io.github.undercroft.terrain;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.GameEvent;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Somebody found a trap there, in the floor or on what stands there. */
public record Found(EntityId who, Point at) implements GameEvent {
    /** Refuses null. */
    public Found {
        Objects.requireNonNull(who, "who");
        Objects.requireNonNull(at, "at");
    }

    @Override
    public Optional<Point> place() {
        return Optional.of(at);
    }

    @Override
    public List<EntityId> involved() {
        return ImmutableList.of(who);
    }
}
