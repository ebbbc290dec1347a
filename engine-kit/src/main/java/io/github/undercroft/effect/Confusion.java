package io.github.undercroft.effect;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Effect;
import io.github.undercroft.Effect.Review;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.move.Steered;
import io.github.undercroft.random.RandomSource;
import java.util.List;
import java.util.Objects;

/**
 * Turns what its bearer does some way into any way: each step and each blow toward a direction, by that chance. See
 * {@link Stagger}.
 *
 * @param percent 1 to 100
 */
public record Confusion(int percent) implements Effect, Graded {

    public Confusion {
        checkPercent(percent);
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

    private static void checkPercent(int percent) {
        if (percent < 1 || percent > 100) {
            throw new IllegalArgumentException("A chance to go astray is 1 to 100 percent; this is " + percent
                    + ". An actor that never staggers needs no Stagger");
        }
    }

    /**
     * Performs an action, but with some probability in a random direction, which may be the intended one. If that is impossible,
     * it rests; a refusal would reveal the direction to the player. It costs as much as the intended action.
     *
     * <p>The chance is drawn from the stream {@code "confusion"} while it is performed, so neither {@code legalActions} nor a
     * preview reveals the direction.
     *
     * @param percent the chance, 1 to 100
     */
    public record Stagger(Steered meant, int percent) implements Action {

        private static final int MAX_ALTERNATES = 16;

        public Stagger {
            Objects.requireNonNull(meant, "meant");
            checkPercent(percent);
        }

        @Override
        public int cost(TurnView turn) {
            return meant.cost(turn);
        }

        @Override
        public ActionResult perform(ActionContext context) {
            RandomSource random = context.random("confusion");
            Action action = meant;
            if (random.chance(percent, 100)) {
                List<Direction> ways = context.view().steps().movement().directions();
                action = meant.steered(ways.get(random.nextInt(ways.size())));
            }
            // Alternates are followed here: handed to the engine they would undo the draw, and the next one would be
            // the
            // same.
            ActionResult result = action.perform(context);
            for (int i = 0; i < MAX_ALTERNATES && result instanceof ActionResult.Alternate alternate; i++) {
                result = alternate.instead().perform(context);
            }
            if (result.isSuccess()) {
                return result;
            }
            context.rest();
            return ActionResult.succeeded();
        }
    }
}
