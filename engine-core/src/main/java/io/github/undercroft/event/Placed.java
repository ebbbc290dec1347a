package io.github.undercroft.event;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.Cause;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** A thing changed hands, or was taken up or put down on that cell. */
public record Placed(EntityId thing, Location from, Location to, Point at, Cause cause) implements CellEvent {
    public Placed {
        Objects.requireNonNull(thing, "thing");
        Objects.requireNonNull(from, "from");
        Objects.requireNonNull(to, "to");
        Objects.requireNonNull(at, "at");
        Objects.requireNonNull(cause, "cause");
    }

    @Override
    public Optional<Point> origin() {
        return from instanceof Location.OnLevel on ? Optional.of(on.cell()) : Optional.empty();
    }

    @Override
    public Optional<EntityId> handled() {
        return cause instanceof Cause.Deed deed && from.holder().equals(Optional.of(deed.actor()))
                ? Optional.of(thing)
                : Optional.empty();
    }

    /** The thing, who had it, and who has it. */
    @Override
    public List<EntityId> involved() {
        ImmutableSet.Builder<EntityId> all = ImmutableSet.builder();
        all.add(thing).addAll(from.holder().stream().iterator());
        return all.addAll(to.holder().stream().iterator()).build().asList();
    }
}
