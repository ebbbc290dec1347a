package io.github.undercroft.combat;

import io.github.undercroft.model.Component;

/** Skill at hitting, of a fighter or of what it wears. It counts in every attack; what helps one weapon only belongs into its dice. */
public record Accuracy(int bonus) implements Component, AttackBonus {

    @Override
    public int attackBonus(Clash clash) {
        return bonus;
    }

    @Override
    public Class<Accuracy> slot() {
        return Accuracy.class;
    }
}
