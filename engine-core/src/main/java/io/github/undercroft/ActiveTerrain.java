package io.github.undercroft;

import java.util.Objects;

/** Terrain that acts on entities that enter it or stand on it: acid, a trap, a healing spring. */
public interface ActiveTerrain extends Terrain {

    /**
     * Called when an entity has entered a cell of it: on foot, shoved or born there (not for entities that were there from
     * the start).
     */
    default void whenEntered(ActionContext context, Entity who) {}

    /** Called for an entity that stands on it at the end of its own turn. */
    default void whenTurnEnds(ActionContext context, Entity who) {}

    /** @return who made it, such as the one that lit a fire; {@link EntityId#WORLD} for nobody */
    default EntityId by() {
        return EntityId.WORLD;
    }

    /**
     * Whether a careful actor should go round it if there is another way: acid, a trap that was found. False by default.
     * Brains of the library that explore, fetch and travel do so, and a run stops before it.
     */
    default boolean isHarmful() {
        return false;
    }

    /** @return whether it harms that entity if it goes on standing on it; by default if it {@linkplain #isHarmful harms} and that does not fly */
    default boolean harmsWhoStands(Entity who) {
        return isHarmful() && !Moves.canFly(who);
    }

    /** @return whether that terrain {@linkplain #isHarmful harms}; false for terrain that does not act */
    static boolean harms(Terrain terrain) {
        return Objects.requireNonNull(terrain, "terrain") instanceof ActiveTerrain active && active.isHarmful();
    }
}
