package io.github.undercroft.event;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Cause;
import io.github.undercroft.Entity;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Objects;

/**
 * Somebody or something left the game without dying.
 *
 * @param at where it was, or where the outermost of those that held it was
 */
public record Removed(Entity body, List<Entity> things, Point at, Cause cause) implements Departure {
    public Removed {
        Objects.requireNonNull(body, "body");
        Objects.requireNonNull(things, "things");
        Objects.requireNonNull(at, "at");
        Objects.requireNonNull(cause, "cause");
        things = ImmutableList.copyOf(things);
    }
}
