package io.github.undercroft.brain;

import io.github.undercroft.model.Refusal;
import java.util.Objects;

/**
 * Why an actor does not go on with what it does by itself, or does not begin. No turn is lost by it: a player is asked
 * again, and finds it in {@code Step.Awaiting.refused()}.
 */
public record Disturbed(Disturbance by) implements Refusal {
    /** Refuses null. */
    public Disturbed {
        Objects.requireNonNull(by, "by");
    }
}
