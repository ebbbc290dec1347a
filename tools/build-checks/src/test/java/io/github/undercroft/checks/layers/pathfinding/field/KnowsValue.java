package io.github.undercroft.checks.layers.pathfinding.field;

import io.github.undercroft.checks.layers.value.Thing;

/** Wrong: fields stand below all of the turn engine. */
final class KnowsValue {
    Thing thing = new Thing();
}
