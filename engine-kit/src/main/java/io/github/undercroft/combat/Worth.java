package io.github.undercroft.combat;

import io.github.undercroft.Entity;
import io.github.undercroft.TurnView;

/** How much it is worth to strike a creature, for the search of the best aim. */
@FunctionalInterface
public interface Worth {

    /** @return more than 0 for creatures to strike, less for creatures to spare; also called for the attacker itself */
    long of(TurnView turn, Entity struck);

    /**
     * Enemies hit minus friends hit.
     *
     * @param friendWeight as many enemies as one ally, or oneself, is worth; 0 or more
     */
    static Worth enemiesMinusFriends(int friendWeight) {
        if (friendWeight < 0) {
            throw new IllegalArgumentException(
                    "A weight is 0 or more; this is " + friendWeight + ". Give 0 to ignore allies");
        }
        return (turn, struck) -> {
            boolean own = turn.areAllies(turn.actor(), struck);
            return own ? -friendWeight : turn.isEnemy(struck) ? 1 : 0;
        };
    }
}
