package io.github.undercroft.model;

/** Makes up for the time that a level was left alone, as the game's author wants it. */
@FunctionalInterface
public interface CatchUp {

    /**
     * Brings the level up to date, when somebody who is played has just come to it, who stands there already. Those who act there
     * have their turns again afterwards. The context acts for the world on that level.
     *
     * @param turns how many plain turns of a normal actor have gone by since the level was left, 1 or more; with less than one
     *     there is nothing to make up for
     */
    void catchUp(ActionContext context, Board level, long turns);
}
