package io.github.undercroft.level;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Board;

/** Makes up for the time that a level was left alone, as the game's author wants it. */
@FunctionalInterface
public interface CatchUp {

    /**
     * Brings the level up to date. Called when an arrival has made it active; the traveller stands there already, and the
     * actors there have their turns again afterwards. The context acts for the world on that level.
     *
     * @param turns how many plain turns of a normal actor have passed since the level was left, 1 or more; it is not called
     *     for less than one
     */
    void catchUp(ActionContext context, Board level, long turns);
}
