package io.github.undercroft.effect;

import io.github.undercroft.ActionContext;
import io.github.undercroft.EntityId;
import io.github.undercroft.geometry.Point;

/**
 * A consequence for a creature: harm, healing, a status effect. A value, so that a potion, a trap and a blade can share it.
 */
@FunctionalInterface
public interface Consequence {

    /** Applies it to an entity. Does nothing if the entity has left the game. */
    void befall(ActionContext context, EntityId who);

    /**
     * What it does to a cell: to each one of an area, and where a missile shatters, before it befalls who is there. By default nothing.
     *
     * @param at on the actor's level, on its board
     */
    default void touch(ActionContext context, Point at) {}
}
