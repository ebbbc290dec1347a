package io.github.undercroft.item;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.EntityId;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The flight of a thrown thing.
 *
 * @param thing the thing
 * @param path the cells that it crossed, from the one next to the thrower to where it ended
 * @param at where it ended; it lies there, or on the last cell before where it can lie
 * @param hit the entity that fills the cell where it ended
 */
public record Flight(EntityId thing, List<Point> path, Point at, Optional<EntityId> hit) {

    public Flight {
        Objects.requireNonNull(thing, "thing");
        Objects.requireNonNull(path, "path");
        Objects.requireNonNull(at, "at");
        Objects.requireNonNull(hit, "hit");
        path = ImmutableList.copyOf(path);
    }
}
