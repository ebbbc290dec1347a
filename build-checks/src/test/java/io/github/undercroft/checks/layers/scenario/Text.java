package io.github.undercroft.checks.layers.scenario;

import io.github.undercroft.checks.layers.game.State;
import io.github.undercroft.checks.layers.rules.Step;

/** Right: scenario may use all of the core. */
public final class Text {
    State state = new State();
    Step step = new Step();
}
