package io.github.undercroft.combat;

import io.github.undercroft.Refusal;
import java.util.Objects;

/** The actor has nothing of that kind to shoot with. */
public record NoAmmunition(String kind) implements Refusal {
    public NoAmmunition {
        Objects.requireNonNull(kind, "kind");
    }
}
