package io.github.undercroft.combat;

import io.github.undercroft.model.Entity;
import io.github.undercroft.model.TurnView;

/** What it is worth to strike somebody, when the best cell to aim at is looked for. */
@FunctionalInterface
public interface Worth {

    /** @return more than 0 for who is to be struck, less for who is to be spared; asked for oneself, too */
    long of(TurnView turn, Entity struck);

    /**
     * Enemies hit minus friends hit.
     *
     * @param friendWeight as many enemies as one ally, or oneself, is worth; 0 or more
     */
    static Worth enemiesMinusFriends(int friendWeight) {
        if (friendWeight < 0) {
            throw new IllegalArgumentException(
                    "A weight is 0 or more; this is " + friendWeight + ". Give 0 to mind no friends");
        }
        return (turn, struck) -> {
            boolean own = struck.id().equals(turn.actor().id()) || turn.game().areAllies(turn.actor(), struck);
            return own ? -friendWeight : turn.isEnemy(struck) ? 1 : 0;
        };
    }
}
