package io.github.undercroft.checks.layers.pathfinding;

import io.github.undercroft.checks.layers.pathfinding.field.Distances;

/** Wrong: paths stand below fields. */
final class KnowsField {
    Distances distances = new Distances();
}
