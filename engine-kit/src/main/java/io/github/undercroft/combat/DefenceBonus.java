package io.github.undercroft.combat;

/** Makes its bearer harder to hit. */
@FunctionalInterface
public non-sealed interface DefenceBonus extends BonusSource {

    /** @return the bonus to the number needed to hit the bearer; negative helps the attacker, 0 is left out of events */
    int defenceBonus(Clash clash);
}
