package io.github.undercroft.game.state;

import io.github.undercroft.Location;

/** An entity that was taken off the board in this step, and its cell. */
public record Lifted(EntityState entity, Location.OnLevel from) {}
