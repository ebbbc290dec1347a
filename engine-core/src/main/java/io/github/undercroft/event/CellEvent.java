package io.github.undercroft.event;

import io.github.undercroft.GameEvent;
import io.github.undercroft.geometry.Point;
import java.util.Optional;

/** An event that happened on one cell. */
public interface CellEvent extends GameEvent {

    /** @return the cell where it happened */
    Point at();

    @Override
    default Optional<Point> place() {
        return Optional.of(at());
    }
}
