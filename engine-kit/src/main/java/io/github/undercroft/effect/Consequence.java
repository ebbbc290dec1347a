package io.github.undercroft.effect;

import io.github.undercroft.ActionContext;
import io.github.undercroft.EntityId;

/**
 * A consequence for a creature: harm, healing, a status effect. A value, so that a potion, a trap and a blade can share it.
 */
@FunctionalInterface
public interface Consequence {

    /** Applies it to an entity. Does nothing if the entity has left the game. */
    void befall(ActionContext context, EntityId who);
}
