package io.github.undercroft;

import io.github.undercroft.value.SavedAs;

/** The brain of a player: goes on with an unfinished action, or else waits for input. */
@SavedAs(constant = "INPUT")
public record Player() implements Brain {
    @Override
    public Decision decide(TurnView turn) {
        return turn.unfinished().map(Decision::act).orElseGet(Decision::await);
    }
}
