package io.github.undercroft.checks.layers.door;

import io.github.undercroft.checks.layers.game.State;

/** Wrong: rules stand above game and must not know it. */
final class KnowsGame {
    State state = new State();
}
