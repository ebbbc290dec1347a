package io.github.undercroft.checks.layers.scenario;

import io.github.undercroft.checks.layers.door.Step;
import io.github.undercroft.checks.layers.game.State;

/** Right: scenario may use all of the core. */
public final class Text {
    State state = new State();
    Step step = new Step();
}
