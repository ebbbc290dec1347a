package io.github.undercroft.game.state;

import io.github.undercroft.Action;
import io.github.undercroft.EntityId;

/** A queued action, the level where its actor was, and who is behind it. */
public record FollowUp(EntityId actor, Action action, Level level, EntityId by) {}
