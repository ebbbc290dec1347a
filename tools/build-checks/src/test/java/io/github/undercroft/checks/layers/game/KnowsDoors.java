package io.github.undercroft.checks.layers.game;

/** Wrong: game stands below rules. */
final class KnowsDoors {
    io.github.undercroft.checks.layers.door.Step step = new io.github.undercroft.checks.layers.door.Step();
}
