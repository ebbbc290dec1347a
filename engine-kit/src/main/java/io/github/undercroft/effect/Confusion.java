package io.github.undercroft.effect;

import io.github.undercroft.Action;
import io.github.undercroft.Effect;
import io.github.undercroft.Effect.Review;
import io.github.undercroft.TurnView;
import io.github.undercroft.move.Steered;

/**
 * Turns what its bearer does some way into any way: each step and each blow toward a direction, by that chance. See
 * {@link Stagger}.
 *
 * @param percent 1 to 100
 */
public record Confusion(int percent) implements Effect, Graded {

    public Confusion {
        Stagger.checkPercent(percent);
    }

    @Override
    public Review review(TurnView turn, Action action) {
        return action instanceof Steered steered && steered.heading().isPresent()
                ? new Review.Replace(new Stagger(steered, percent))
                : Review.ALLOW;
    }

    @Override
    public int strength() {
        return percent;
    }
}
