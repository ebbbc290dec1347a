package io.github.undercroft;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Portal;
import io.github.undercroft.value.SavedAs;
import java.util.Objects;

/**
 * Where on another level a traveller comes out. If that cell is filled, or does not let it through, it is the next one that is
 * free: by the number of steps from there, then in the order in which the steps go clockwise from north. From within rock, or outside the
 * level, these steps begin at the nearest cell that lets it through.
 */
public sealed interface Arrival {

    /** @return on that cell, or near it */
    static Arrival at(Point cell) {
        return new At(cell);
    }

    /** @return where a {@link Portal} leads back, or near it */
    static Arrival byPortal() {
        return new ByPortal();
    }

    /** On that cell. */
    @SavedAs("arrival-at")
    record At(Point cell) implements Arrival {
        public At {
            Objects.requireNonNull(cell, "cell");
        }
    }

    /**
     * Where a {@link Portal} leads back to the level that is left. If several do, the first one in reading order belongs to
     * the first one that leads there, the second to the second, and the last also to those for which there is none. Without
     * any it is the first cell in reading order that lets the traveller through.
     */
    @SavedAs("arrival-by-portal")
    record ByPortal() implements Arrival {}
}
