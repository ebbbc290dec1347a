package io.github.undercroft.terrain;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.GameEvent;
import io.github.undercroft.model.Sound;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Somebody bashed or dug terrain, for that many points. */
public record Worked(EntityId who, Point at, Work work, int points) implements GameEvent {
    /** Refuses null. */
    public Worked {
        Objects.requireNonNull(who, "who");
        Objects.requireNonNull(at, "at");
        Objects.requireNonNull(work, "work");
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
        return work == Work.BASH ? 20 : 8;
    }

    @Override
    public Sound sound() {
        return Sound.NOISE;
    }
}
