package io.github.undercroft.combat;

import io.github.undercroft.EntityId;
import io.github.undercroft.Refusal;
import java.util.Objects;

/** The actor does not wield that weapon, and it is not the actor itself. */
public record NotWielded(EntityId weapon) implements Refusal {
    public NotWielded {
        Objects.requireNonNull(weapon, "weapon");
    }
}
