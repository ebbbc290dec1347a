package io.github.undercroft.event;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Cause;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Sound;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Objects;

/**
 * An entity died.
 *
 * @param at where it was, or where the outermost of those that held it was
 * @param cause what killed it; the one behind it ({@link Cause#by}) is told of the death wherever it is
 */
public record Died(Entity body, List<Entity> things, Point at, Cause cause) implements Departure {
    public Died {
        Objects.requireNonNull(body, "body");
        Objects.requireNonNull(things, "things");
        Objects.requireNonNull(at, "at");
        Objects.requireNonNull(cause, "cause");
        things = ImmutableList.copyOf(things);
    }

    @Override
    public List<EntityId> involved() {
        return cause.by().equals(EntityId.WORLD) || cause.by().equals(who())
                ? ImmutableList.of(who())
                : ImmutableList.of(who(), cause.by());
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
