package io.github.undercroft.combat;

import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Refusal;

/** The actor neither wields that weapon nor is it itself. */
public record NotWielded(EntityId weapon) implements Refusal {}
