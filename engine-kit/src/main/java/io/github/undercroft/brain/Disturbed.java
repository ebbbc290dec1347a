package io.github.undercroft.brain;

import io.github.undercroft.Refusal;
import java.util.Objects;

/**
 * The refusal of an automatic action that is disturbed. It costs no turn: a player is asked again, and finds it in {@code
 * Step.Awaiting.refused()}.
 */
public record Disturbed(Disturbance by) implements Refusal {
    public Disturbed {
        Objects.requireNonNull(by, "by");
    }
}
