package io.github.undercroft.game.state;

import io.github.undercroft.Location;
import io.github.undercroft.geometry.Point;
import java.util.List;

/** An entity that was taken off the board in this step, and the cells that it filled. */
public record Lifted(EntityState entity, Location.OnLevel from, List<Point> cells) {}
