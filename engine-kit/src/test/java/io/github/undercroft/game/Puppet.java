package io.github.undercroft.game;

import io.github.undercroft.Action;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.TurnView;

/** Does that once, and then leaves the body to its owner. */
record Puppet(Action action, Brain owner) implements Brain {
    @Override
    public Decision decide(TurnView turn) {
        return Decision.act(action, owner);
    }
}
