package io.github.undercroft.model;

import io.github.undercroft.geometry.Point;
import java.util.Optional;

/**
 * What a cell is made of: a value with behaviour, such as a door, acid or stairs. The same value may fill any number of
 * cells; what differs from cell to cell is another value.
 *
 * <p>Terrain that acts on whoever enters it or stands on it is an {@link ActiveTerrain}.
 */
public interface Terrain {

    /** @return what it is called, for looks and logs */
    String name();

    /** @return which motilities may pass */
    Passage passage();

    /** @return whether one can see through it */
    boolean transparent();

    /**
     * What a sound loses of its reach by coming into such a cell, in cells of open ground: 1, or 10 where nothing can fly
     * through, as by default.
     *
     * @return 1 or more; terrain that answers less is refused when it is laid
     */
    default int soundCost() {
        return passage().allows(Motility.FLY) ? 1 : 10;
    }

    /**
     * What it looks like to who sees it; itself by default. A hidden trap looks like floor: that is what observers remember
     * and what is drawn. It should let pass and see through what it really does.
     */
    default Terrain appearance() {
        return this;
    }

    /** @return what bumping into it does instead of a step, such as opening it */
    default Optional<Action> whenBumped(TurnView by, Point at) {
        return Optional.empty();
    }

    /**
     * Whether bumping into it may do something. Path searches take every closed cell that answers true for a possible door and
     * ask it: a wall of your own that answers false makes them several times faster.
     *
     * @return false only if {@link #whenBumped} is always empty; unless overridden true. Always the same for equal terrain
     */
    default boolean canBeBumped() {
        return true;
    }
}
