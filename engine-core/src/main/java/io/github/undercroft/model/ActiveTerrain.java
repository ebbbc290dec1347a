package io.github.undercroft.model;

/** Terrain that acts on whoever enters it or stands on it: acid, a trap, a healing spring. */
public interface ActiveTerrain extends Terrain {

    /** Answers somebody who came onto a cell of it: on foot, shoved or born there (not who was there from the start). */
    default void whenEntered(ActionContext context, Entity who) {}

    /** Answers somebody who stands on it at the end of its own turn. */
    default void whenTurnEnds(ActionContext context, Entity who) {}

    /**
     * Whether whoever minds itself goes round it where there is another way: acid, a trap that was found. By default not.
     * Brains of the library that explore, fetch and travel do so.
     */
    default boolean isHarmful() {
        return false;
    }
}
