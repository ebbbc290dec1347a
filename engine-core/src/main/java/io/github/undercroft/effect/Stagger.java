package io.github.undercroft.effect;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.ActionResult;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.rules.Steered;
import java.util.List;
import java.util.Objects;

/**
 * Does that, but by some chance any way, each of the game's steps alike; the intended one, too. What can't be done that way is
 * a rest, so nobody is asked again and learns from it where it would have gone. It costs what was meant.
 *
 * <p>The chance is drawn from the stream {@code "confusion"} while it is performed, so neither {@code legalActions} nor a
 * preview tells the way.
 *
 * @param percent the chance, 1 to 100
 */
public record Stagger(Steered meant, int percent) implements Action {

    private static final int MOST_ALTERNATES = 16;

    /** Refuses a number out of range, with an {@link IllegalArgumentException}. */
    public Stagger {
        Objects.requireNonNull(meant, "meant");
        checkPercent(percent);
    }

    static void checkPercent(int percent) {
        if (percent < 1 || percent > 100) {
            throw new IllegalArgumentException("A chance to go astray is 1 to 100 percent; this is " + percent
                    + ". Who never goes astray needs no Stagger");
        }
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
        // Alternates are followed here: handed to the engine they would undo the draw, and the next one would be the
        // same.
        ActionResult result = action.perform(context);
        for (int i = 0; i < MOST_ALTERNATES && result instanceof ActionResult.Alternate alternate; i++) {
            result = alternate.instead().perform(context);
        }
        if (result instanceof ActionResult.Succeeded || result instanceof ActionResult.Continues) {
            return result;
        }
        context.rest();
        return ActionResult.succeeded();
    }
}
