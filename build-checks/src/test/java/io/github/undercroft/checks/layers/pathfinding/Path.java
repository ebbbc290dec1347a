package io.github.undercroft.checks.layers.pathfinding;

import io.github.undercroft.checks.layers.model.Thing;

/** Right: path-finding sees the faces of model. */
final class Path {
    Thing thing = new Thing();
}
