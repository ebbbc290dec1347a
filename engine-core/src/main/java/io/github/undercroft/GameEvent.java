package io.github.undercroft;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Optional;

/**
 * Something that happened, as a value for renderers, logs and reactions. It contains no prose. Games add records of their
 * own.
 */
public interface GameEvent {

    /**
     * The cell where it happened.
     *
     * @return empty if that is where the first of those involved is, or nowhere; a cell outside the board is nowhere, too
     */
    default Optional<Point> place() {
        return Optional.empty();
    }

    /**
     * @return the cell from which it came to its place, such as an archer's; seeing one of the two cells is enough to see
     * the event
     */
    default Optional<Point> origin() {
        return Optional.empty();
    }

    /**
     * @return the entities that did it or that it happened to. They perceive the event whatever they can see, and so does
     *     the entity that is its {@link #cause()}; without a {@link #place()} the event is where the first of them is
     */
    default List<EntityId> involved() {
        return ImmutableList.of();
    }

    /**
     * @return what the actor of the step had in its hands for it and may have no more, such as what it threw: the actor recognises
     *     that wherever it is by now, as it does whatever it carries and wears. Such a thing is one of the {@link #involved()}
     */
    default Optional<EntityId> handled() {
        return Optional.empty();
    }

    /** @return why it happened; the entity that did it perceives what it did to others, even to somebody unseen */
    default Cause cause() {
        return Cause.WORLD;
    }

    /** @return how far it can be heard on open ground, in cells; 0 is silent, and 1,000,000 the most that counts */
    default int loudness() {
        return 0;
    }

    /** @return what it sounds like to an observer that only hears it */
    default Sound sound() {
        return Sound.NOISE;
    }
}
