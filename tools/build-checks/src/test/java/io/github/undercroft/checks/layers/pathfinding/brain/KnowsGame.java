package io.github.undercroft.checks.layers.pathfinding.brain;

import io.github.undercroft.checks.layers.game.State;

/** Wrong: brains must not know game. */
final class KnowsGame {
    State state = new State();
}
