package io.github.undercroft.event;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Cause;
import io.github.undercroft.EntityId;
import io.github.undercroft.Look;
import io.github.undercroft.Sound;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * An entity died. Its handle is no longer valid, so the event holds its last state.
 *
 * @param cause what killed it; the one behind it ({@link Cause#by}) is told of the death wherever it is
 * @param bounty the experience that it was worth: its {@code Bounty}, or 0
 */
public record Died(EntityId who, String name, Optional<Look> look, Point at, Cause cause, int bounty)
        implements EntityEvent, CellEvent {
    public Died {
        Objects.requireNonNull(who, "who");
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(look, "look");
        Objects.requireNonNull(at, "at");
        Objects.requireNonNull(cause, "cause");
    }

    /** The death of an entity that was worth no experience. */
    public Died(EntityId who, String name, Optional<Look> look, Point at, Cause cause) {
        this(who, name, look, at, cause, 0);
    }

    @Override
    public List<EntityId> involved() {
        return cause.by().equals(EntityId.WORLD) || cause.by().equals(who)
                ? ImmutableList.of(who)
                : ImmutableList.of(who, cause.by());
    }

    @Override
    public int loudness() {
        return 8;
    }

    @Override
    public Sound sound() {
        return Sound.SCREAM;
    }
}
