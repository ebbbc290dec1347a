package io.github.undercroft.terrain;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.GameEvent;
import io.github.undercroft.model.Terrain;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Somebody found out that a {@link Secret} there is really that terrain. */
public record Revealed(EntityId who, Point at, Terrain what) implements GameEvent {
    /** Refuses null. */
    public Revealed {
        Objects.requireNonNull(who, "who");
        Objects.requireNonNull(at, "at");
        Objects.requireNonNull(what, "what");
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
