package io.github.undercroft.combat;

import io.github.undercroft.model.Component;

/** Skill at not being hit, of a fighter or of what it wears. What takes harm off a blow that hits is armour. */
public record Defence(int bonus) implements Component, DefenceBonus {

    @Override
    public int defenceBonus(Clash clash) {
        return bonus;
    }

    @Override
    public Class<Defence> slot() {
        return Defence.class;
    }
}
