package io.github.undercroft.event;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Cause;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Look;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Somebody or something left the game without dying.
 *
 * @param body how it was when it left; it does not change any more
 * @param things what it carried and wore then, by id, each where it was; that drops after this event
 * @param at where it was, or where the outermost of those that held it was
 */
public record Removed(Entity body, List<Entity> things, Point at, Cause cause) implements EntityEvent, CellEvent {
    public Removed {
        Objects.requireNonNull(body, "body");
        Objects.requireNonNull(things, "things");
        Objects.requireNonNull(at, "at");
        Objects.requireNonNull(cause, "cause");
        things = ImmutableList.copyOf(things);
    }

    @Override
    public EntityId who() {
        return body.id();
    }

    /** @return its name */
    public String name() {
        return body.name();
    }

    /** @return how it was drawn */
    public Optional<Look> look() {
        return body.get(Look.class);
    }
}
