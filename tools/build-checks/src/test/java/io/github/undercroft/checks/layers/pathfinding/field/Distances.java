package io.github.undercroft.checks.layers.pathfinding.field;

import io.github.undercroft.checks.layers.geometry.Flat;

/** Right: fields stand above geometry. */
public final class Distances {
    Flat flat = new Flat();
}
