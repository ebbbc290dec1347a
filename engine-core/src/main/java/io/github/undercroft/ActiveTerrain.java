package io.github.undercroft;

import io.github.undercroft.geometry.Point;
import java.util.Objects;
import java.util.Optional;

/** Terrain that acts on entities that enter it or stand on it: acid, a trap, a healing spring. */
public interface ActiveTerrain extends Terrain {

    /**
     * Called when an entity has entered a cell of it: on foot, shoved or born there (not for entities that were there from
     * the start). Once it has done something to somebody at a cell, not again for the same one and cell in the same step, so that ground that
     * sends to and fro comes to an end.
     */
    default void whenEntered(ActionContext context, Entity who) {}

    /** Called for an entity that stands on it at the end of its own turn. */
    default void whenTurnEnds(ActionContext context, Entity who) {}

    /** @return who made it, such as the one that lit a fire; {@link EntityId#WORLD} for nobody */
    default EntityId by() {
        return EntityId.WORLD;
    }

    /** Whether it harms somebody: acid, a trap that was found. False by default. */
    default boolean isHarmful() {
        return false;
    }

    /**
     * Whether that entity should go round it if there is another way; asked of {@linkplain #isHarmful harmful} ground alone. By default
     * true for all that do not fly. Brains of the library that explore, fetch and travel do so, and a run stops before it.
     *
     * @param known what the actor knows of who goes
     */
    default boolean harms(Entities known, Entity who) {
        return !Moves.canFly(who);
    }

    /** @return whether it harms that entity, which it {@linkplain #harms harms}, again and again if it goes on standing on it */
    default boolean harmsWhoStands() {
        return true;
    }

    /** @return what harms that entity on a cell as it is known, by {@link #harms(Terrain, Entities, Entity)}: the gas there, or the ground */
    static Optional<ActiveTerrain> harming(Board known, Point at, Entities view, Entity who) {
        Terrain ground = known.terrainAt(at);
        Optional<Gas> gas = known.gas(at);
        return gas.isPresent() && harms(gas.get(), view, who)
                ? Optional.of((ActiveTerrain) gas.get())
                : harms(ground, view, who) ? Optional.of((ActiveTerrain) ground) : Optional.empty();
    }

    /** @return whether that terrain is {@linkplain #isHarmful harmful} and {@linkplain #harms harms} that entity */
    static boolean harms(Terrain terrain, Entities known, Entity who) {
        Objects.requireNonNull(terrain, "terrain");
        Objects.requireNonNull(known, "known");
        Objects.requireNonNull(who, "who");
        return terrain instanceof ActiveTerrain active && active.isHarmful() && active.harms(known, who);
    }
}
