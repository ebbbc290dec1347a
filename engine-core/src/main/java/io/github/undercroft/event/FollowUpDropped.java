package io.github.undercroft.event;

import io.github.undercroft.Action;
import io.github.undercroft.EntityId;
import io.github.undercroft.Refusal;
import java.util.Objects;

/** A queued action was not done: its actor was gone or it was refused. */
public record FollowUpDropped(EntityId who, Action action, Refusal why) implements EntityEvent {
    public FollowUpDropped {
        Objects.requireNonNull(who, "who");
        Objects.requireNonNull(action, "action");
        Objects.requireNonNull(why, "why");
    }
}
