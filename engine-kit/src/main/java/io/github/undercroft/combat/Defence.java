package io.github.undercroft.combat;

import io.github.undercroft.Component;

/** Skill at not being hit, of a fighter or of what it wears. Armour, in contrast, reduces the damage of a blow that hits. */
public record Defence(int bonus) implements Component, BonusSource {

    @Override
    public int defenceBonus(Clash clash) {
        return bonus;
    }
}
