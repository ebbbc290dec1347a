package io.github.undercroft.game.state;

import io.github.undercroft.Action;
import io.github.undercroft.EntityId;

/** A queued action, and the level where its actor was. */
public record FollowUp(EntityId actor, Action action, Level level) {}
