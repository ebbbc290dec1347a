package io.github.undercroft.combat;

import io.github.undercroft.Component;

/** Strength behind every blow, of a fighter or of what it wears. */
public record Might(int bonus) implements Component, BonusSource {

    @Override
    public int damageBonus(Clash clash) {
        return bonus;
    }
}
