package io.github.undercroft.event;

import io.github.undercroft.Action;
import io.github.undercroft.EntityId;
import io.github.undercroft.Refusal;
import io.github.undercroft.geometry.Point;
import java.util.Objects;
import java.util.Optional;

/** A queued action was not done: its actor was gone or it was refused. Others do not see it, since it shows what the actor was about to do. */
public record FollowUpDropped(EntityId who, Action action, Refusal why) implements EntityEvent {
    public FollowUpDropped {
        Objects.requireNonNull(who, "who");
        Objects.requireNonNull(action, "action");
        Objects.requireNonNull(why, "why");
    }

    /** Nowhere, so that it is told to the actor alone. */
    @Override
    public Optional<Point> place() {
        return Optional.of(new Point(-1, -1));
    }
}
