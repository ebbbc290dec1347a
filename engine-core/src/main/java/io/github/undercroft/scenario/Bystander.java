package io.github.undercroft.scenario;

import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;

/** A brain that only rests. */
public record Bystander() implements Brain {
    @Override
    public Decision decide(TurnView turn) {
        return Decision.act(new Rest());
    }
}
