package io.github.undercroft.checks.layers.game;

/** Wrong: game stands below rules. */
final class KnowsRules {
    io.github.undercroft.checks.layers.rules.Step step = new io.github.undercroft.checks.layers.rules.Step();
}
