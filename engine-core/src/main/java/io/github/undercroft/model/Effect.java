package io.github.undercroft.model;

import io.github.undercroft.fov.Eyes;
import java.util.Optional;

/**
 * Something that lasts on its bearer, as a value. It sits in the bearer's {@link Effects}. It comes by
 * {@link ActionContext#afflict} and goes by its own end or by {@link ActionContext#cure}; who leaves the game takes its
 * effects along.
 */
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
     * Acts at the end of the bearer's turn. What came by {@link ActionContext#afflict} in the bearer's own turn is not
     * asked at the end of that one: the first time is that of the bearer's next turn. So what lasts for three turns is
     * there for three whole turns, whoever brought it.
     *
     * @return its value from now on, or empty when it ends
     */
    default Optional<Effect> turnEnds(ActionContext context, Entity bearer) {
        return Optional.of(this);
    }

    /**
     * How quick the bearer is while this lasts. When it ends the bearer is as quick as before, by itself. Must depend on
     * this value and the rate alone: it is asked when components of the bearer change.
     *
     * @param rate the rate without this effect and those after it, as in {@link Speed}
     * @return 1 to {@link Speed#MOST}; else what made the change fails with an {@link IllegalArgumentException}. To keep
     *     somebody from acting at all, replace what it does by a {@link Rest}
     */
    default int speed(int rate) {
        return rate;
    }

    /** How the bearer sees while this lasts, if it is an {@link Observer}. Must depend on this value and the eyes alone. */
    default Eyes eyes(Eyes eyes) {
        return eyes;
    }

    /**
     * What becomes of this one when another comes to the same bearer. Those that are there are asked in their order, and
     * the first that answers takes the other in; if none does, the newcomer begins, as the last of all.
     *
     * @return its value from now on, itself if the other comes to nothing; empty if the other does not concern it
     */
    default Optional<Effect> merged(Effect newcomer) {
        return Optional.empty();
    }
}
