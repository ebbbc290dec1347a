package io.github.undercroft.combat;

import io.github.undercroft.model.Refusal;

/** The actor has nothing of that kind to shoot with. */
public record NoAmmunition(String kind) implements Refusal {}
