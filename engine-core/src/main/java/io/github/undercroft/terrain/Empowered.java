package io.github.undercroft.terrain;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.GameEvent;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Somebody came upon a power-up of that name. Told before it takes effect. */
public record Empowered(EntityId who, Point at, String powerUp) implements GameEvent {
    /** Refuses null. */
    public Empowered {
        Objects.requireNonNull(who, "who");
        Objects.requireNonNull(at, "at");
        Objects.requireNonNull(powerUp, "powerUp");
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
        return 4;
    }
}
