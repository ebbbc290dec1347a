package io.github.undercroft.model;

/** Makes up for the time that a level was left alone, as the game's author wants it. */
@FunctionalInterface
public interface CatchUp {

    /**
     * Brings the level up to date, just before somebody who is played comes to it. The context acts for the world on that level.
     *
     * @param turns how many plain turns of a normal actor have gone by since the level was left, 0 or more
     */
    void catchUp(ActionContext context, Board level, long turns);
}
