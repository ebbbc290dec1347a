package io.github.undercroft;

import java.util.Optional;

/**
 * One thing that an actor does by itself when there is a reason: flee, guard, wander. A value, used as one of several
 * in a brain, or forced on an actor by an effect.
 *
 * <p>It looks only at what the actor perceives, and must return the same for the same view.
 */
@FunctionalInterface
public interface Behaviour {

    /** @return the action to take now; empty if the behaviour does not apply */
    Optional<Action> next(TurnView turn);

    /**
     * The behaviour after an action, with what it remembers. Brains made of behaviours ask the one that chose the
     * action; an effect that forces a behaviour does not ask.
     *
     * @param chosen what {@link #next} has just returned
     * @return the behaviour that replaces it from now on, even if the action fails; by default itself
     */
    default Behaviour afterwards(TurnView turn, Action chosen) {
        return this;
    }

    /**
     * The behaviour after a turn in which it was asked and had no action, with what it remembers. Brains made of behaviours ask
     * each that they found so; one that was not reached is not asked.
     *
     * @return the behaviour that replaces it from now on; by default itself
     */
    default Behaviour afterPassing(TurnView turn) {
        return this;
    }
}
