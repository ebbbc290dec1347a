package io.github.undercroft.combat;

import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Refusal;
import java.util.Objects;

/** The actor neither wields that weapon nor is it itself. */
public record NotWielded(EntityId weapon) implements Refusal {
    /** Refuses null. */
    public NotWielded {
        Objects.requireNonNull(weapon, "weapon");
    }
}
