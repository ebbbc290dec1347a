package io.github.undercroft.event;

import io.github.undercroft.GameEvent;
import io.github.undercroft.Outcome;
import java.util.Objects;

/** The game is over. */
public record Ended(Outcome outcome) implements GameEvent {
    public Ended {
        Objects.requireNonNull(outcome, "outcome");
    }
}
