package io.github.undercroft.terrain;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.GameEvent;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** A trap in the floor sprang upon somebody. */
public record Sprung(EntityId who, Point at) implements GameEvent {
    /** Refuses null. */
    public Sprung {
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

    @Override
    public int loudness() {
        return 8;
    }
}
