package io.github.undercroft.game;

import io.github.undercroft.model.Action;
import io.github.undercroft.model.Controller;
import io.github.undercroft.model.Decision;
import io.github.undercroft.model.TurnView;

/** Does that once, and then leaves the body to its owner. */
record Puppet(Action action, Controller owner) implements Controller {
    @Override
    public Decision decide(TurnView turn) {
        return Decision.act(action, owner);
    }
}
