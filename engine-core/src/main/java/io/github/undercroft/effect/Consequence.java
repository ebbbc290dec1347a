package io.github.undercroft.effect;

import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.EntityId;

/** What befalls somebody: harm, healing, something that lasts. A value, so that a potion, a trap and a blade can share it. */
@FunctionalInterface
public interface Consequence {

    /** Lets it happen to that one. Nothing happens to who has left the game. */
    void befall(ActionContext context, EntityId who);
}
