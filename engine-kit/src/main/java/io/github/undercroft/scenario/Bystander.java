package io.github.undercroft.scenario;

import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.value.SavedAs;

/** A brain that only rests. */
@SavedAs(constant = "RESTS")
public record Bystander() implements Brain {
    @Override
    public Decision decide(TurnView turn) {
        return Decision.act(new Rest());
    }
}
