package io.github.undercroft.checks.layers.pathfinding.brain;

import io.github.undercroft.checks.layers.value.Thing;

/** Right: brains see values. */
final class Walker {
    Thing thing = new Thing();
}
