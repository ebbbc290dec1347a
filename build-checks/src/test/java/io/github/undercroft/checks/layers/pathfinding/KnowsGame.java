package io.github.undercroft.checks.layers.pathfinding;

import io.github.undercroft.checks.layers.game.State;

/** Wrong: path-finding must not know game. */
final class KnowsGame {
    State state = new State();
}
