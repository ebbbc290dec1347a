package io.github.undercroft.dig;

import io.github.undercroft.EntityId;
import io.github.undercroft.Sound;
import io.github.undercroft.event.CellEvent;
import io.github.undercroft.event.EntityEvent;
import io.github.undercroft.geometry.Point;
import java.util.Objects;

/** Somebody bashed or dug terrain, for that many points. */
public record Worked(EntityId who, Point at, Work work, int points) implements EntityEvent, CellEvent {
    public Worked {
        Objects.requireNonNull(who, "who");
        Objects.requireNonNull(at, "at");
        Objects.requireNonNull(work, "work");
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
