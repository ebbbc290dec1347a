package io.github.undercroft.checks.layers.game;

import io.github.undercroft.checks.layers.value.Thing;

/** Right: game stands above model. */
public final class State {
    Thing thing = new Thing();
}
