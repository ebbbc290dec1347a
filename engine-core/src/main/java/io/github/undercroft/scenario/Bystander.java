package io.github.undercroft.scenario;

import io.github.undercroft.model.Controller;
import io.github.undercroft.model.Decision;
import io.github.undercroft.model.Rest;
import io.github.undercroft.model.TurnView;

/** The controller of those who only stand there: rests each turn. */
public enum Bystander implements Controller {
    /** The only value. */
    RESTS;

    @Override
    public Decision decide(TurnView turn) {
        return Decision.act(new Rest());
    }
}
