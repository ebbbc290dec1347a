package io.github.undercroft.combat;

/** Helps its bearer to hit. */
@FunctionalInterface
public non-sealed interface AttackBonus extends BonusSource {

    /** @return what is added to the roll to hit; negative hinders, 0 is not told */
    int attackBonus(Clash clash);
}
