package io.github.undercroft.model;

import io.github.undercroft.geometry.Point;
import java.util.Optional;

/**
 * What a cell is made of: a value with behaviour, such as a door, acid or stairs. The same value may fill any number of
 * cells; what differs from cell to cell is another value.
 */
public interface Terrain {

    /** @return what it is called, for looks and logs */
    String name();

    /** @return which motilities may pass */
    Passage passage();

    /** @return whether one can see through it */
    boolean transparent();

    /** @return what bumping into it does instead of a step, such as opening it */
    default Optional<Action> whenBumped(TurnView by, Point at) {
        return Optional.empty();
    }

    /** Answers somebody who came onto a cell of it, on foot, shoved or born there. */
    default void whenEntered(ActionContext context, Entity who) {}

    /** Answers somebody who stands on it at the end of its own turn. */
    default void whenTurnEnds(ActionContext context, Entity who) {}
}
