package io.github.undercroft.checks.entities;

import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;

/** Takes the place of the context. */
public interface Commands {
    /** An entity instead of its id. */
    void kill(Entity who);

    /** As it should be. */
    void heal(EntityId who);
}
