package io.github.undercroft.combat;

/**
 * The source of a bonus or penalty in a fight: a component of a fighter or of something that it wears or wields, or an
 * effect on either. Implement one or more of the three questions; the amount may depend on who fights whom with what. A
 * negative amount is a penalty, and 0 is left out of events.
 *
 * <p>Asked in this order: the components of the fighter in the order of its slots, then its effects, then worn things by id,
 * in the same way. Things that are only carried are not asked. Must return the same as long as nothing changes.
 */
public interface BonusSource {

    /** @return the bonus to the bearer's roll to hit */
    default int attackBonus(Clash clash) {
        return 0;
    }

    /** @return the bonus to the number needed to hit the bearer */
    default int defenceBonus(Clash clash) {
        return 0;
    }

    /** @return the bonus to the bearer's damage roll */
    default int damageBonus(Clash clash) {
        return 0;
    }
}
