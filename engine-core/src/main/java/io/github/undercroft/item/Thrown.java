package io.github.undercroft.item;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.GameEvent;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Somebody threw a thing from a cell. Told when it has flown and before it does anything where it ended. */
public record Thrown(EntityId who, Point from, Flight flight) implements GameEvent {
    /** Refuses null. */
    public Thrown {
        Objects.requireNonNull(who, "who");
        Objects.requireNonNull(from, "from");
        Objects.requireNonNull(flight, "flight");
    }

    @Override
    public Optional<Point> place() {
        return Optional.of(flight.at());
    }

    @Override
    public Optional<Point> origin() {
        return Optional.of(from);
    }

    @Override
    public List<EntityId> involved() {
        ImmutableList.Builder<EntityId> all = ImmutableList.builder();
        return all.add(who, flight.thing())
                .addAll(flight.hit().stream().toList())
                .build();
    }

    @Override
    public int loudness() {
        return 4;
    }
}
