package io.github.undercroft.combat;

/** Helps its bearer to hit. */
@FunctionalInterface
public non-sealed interface AttackBonus extends BonusSource {

    /** @return the bonus to the roll to hit; negative is a penalty, 0 is left out of events */
    int attackBonus(Clash clash);
}
