package io.github.undercroft.event;

import io.github.undercroft.Cause;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.Refusal;
import io.github.undercroft.Sound;
import io.github.undercroft.geometry.Point;
import java.util.Objects;
import java.util.Optional;

/** Somebody travelled from one level to another, or was to. */
public sealed interface TravelEvent extends EntityEvent {

    /** Somebody left a level from that cell; {@link Arrived} follows. */
    record Left(EntityId who, Location.OnLevel from, int toLevel, Cause cause) implements TravelEvent {
        public Left {
            Objects.requireNonNull(who, "who");
            Objects.requireNonNull(from, "from");
            Objects.requireNonNull(cause, "cause");
        }

        @Override
        public Optional<Point> place() {
            return Optional.of(from.cell());
        }

        @Override
        public int loudness() {
            return 4;
        }

        @Override
        public Sound sound() {
            return Sound.FOOTSTEPS;
        }
    }

    /** Somebody came to a level from another one. */
    record Arrived(EntityId who, int fromLevel, Location.OnLevel at, Cause cause) implements TravelEvent {
        public Arrived {
            Objects.requireNonNull(who, "who");
            Objects.requireNonNull(at, "at");
            Objects.requireNonNull(cause, "cause");
        }

        @Override
        public Optional<Point> place() {
            return Optional.of(at.cell());
        }

        @Override
        public int loudness() {
            return 4;
        }

        @Override
        public Sound sound() {
            return Sound.FOOTSTEPS;
        }
    }

    /** Somebody was to travel to another level, and could not. */
    record StayedBehind(EntityId who, int toLevel, Refusal why, Cause cause) implements TravelEvent {
        public StayedBehind {
            Objects.requireNonNull(who, "who");
            Objects.requireNonNull(why, "why");
            Objects.requireNonNull(cause, "cause");
        }
    }
}
