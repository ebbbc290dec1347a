package io.github.undercroft.combat;

/** Lets its bearer hit harder. */
@FunctionalInterface
public non-sealed interface DamageBonus extends BonusSource {

    /** @return what is added to the damage that is rolled; negative takes off, 0 is not told */
    int damageBonus(Clash clash);
}
