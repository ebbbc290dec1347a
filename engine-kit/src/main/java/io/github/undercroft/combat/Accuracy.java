package io.github.undercroft.combat;

import io.github.undercroft.Component;

/**
 * Skill at hitting, of a fighter or of what it wears. It counts in every attack; a bonus of a single weapon belongs in the
 * weapon's dice.
 */
public record Accuracy(int bonus) implements Component, BonusSource {

    @Override
    public int attackBonus(Clash clash) {
        return bonus;
    }
}
