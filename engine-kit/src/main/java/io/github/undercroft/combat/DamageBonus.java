package io.github.undercroft.combat;

/** Lets its bearer hit harder. */
@FunctionalInterface
public non-sealed interface DamageBonus extends BonusSource {

    /** @return the bonus to the damage roll; negative is a penalty, 0 is left out of events */
    int damageBonus(Clash clash);
}
