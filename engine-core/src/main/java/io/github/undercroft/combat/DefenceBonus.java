package io.github.undercroft.combat;

/** Makes its bearer harder to hit. */
@FunctionalInterface
public non-sealed interface DefenceBonus extends BonusSource {

    /** @return what is added to the number that is needed to hit the bearer; negative helps the attacker, 0 is not told */
    int defenceBonus(Clash clash);
}
