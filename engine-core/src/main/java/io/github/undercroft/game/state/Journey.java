package io.github.undercroft.game.state;

import io.github.undercroft.Arrival;
import io.github.undercroft.Cause;
import io.github.undercroft.EntityId;

/** A queued journey of an entity to another level. */
public record Journey(EntityId who, int level, Arrival arrival, Cause cause) {}
