package io.github.undercroft.game.perception;

import io.github.undercroft.Entity;
import io.github.undercroft.game.state.EntityState;

/** What observers take others for. */
@FunctionalInterface
public interface Masks {

    /** Another one as an observer takes it; the same object where it takes it for what it is. */
    Entity of(EntityState observer, Entity other);
}
