package io.github.undercroft.model;

import java.util.Optional;

/** Something that lasts on its bearer, as a value. It sits in the bearer's {@link Effects}. */
public interface Effect {

    /** Looks at what the bearer is about to do, before it does it. */
    default Review review(TurnView turn, Action action) {
        return Review.ALLOW;
    }

    /**
     * Takes some of the harm off that comes to the bearer, after its armour.
     *
     * @return damage of the same kind, 0 to as much as came
     */
    default Damage softened(Damage damage) {
        return damage;
    }

    /**
     * Acts at the end of the bearer's turn.
     *
     * @return its value from now on, or empty when it ends
     */
    default Optional<Effect> turnEnds(ActionContext context, Entity bearer) {
        return Optional.of(this);
    }
}
