package io.github.undercroft.checks.layers.geometry;

/** Wrong: geometry stands below model. */
final class Upwards {
    io.github.undercroft.checks.layers.value.Thing thing = new io.github.undercroft.checks.layers.value.Thing();
}
