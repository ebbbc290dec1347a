package io.github.undercroft.game;

import io.github.undercroft.Action;
import io.github.undercroft.Effect;
import io.github.undercroft.Effect.Review;
import io.github.undercroft.Refusal;
import io.github.undercroft.TurnView;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.state.ActingEffects;
import io.github.undercroft.game.state.Belongings;
import io.github.undercroft.game.state.EntityState;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The action of an actor after its effects reviewed it.
 *
 * @param action the action, possibly replaced
 * @param veto why it may not be done; null if it may
 */
record ReviewedAction(Action action, @Nullable Refusal veto) {

    /**
     * Asks the effects in order, those of its things last.
     *
     * @throws GameCodeException if one of them throws
     */
    static ReviewedAction of(EntityState actor, Belongings belongings, TurnView view, Action meant) {
        Action action = meant;
        for (ActingEffects acting = belongings.actingOn(actor); acting.next(); ) {
            Review review = ask(acting.effect(), actor, view, action);
            if (review instanceof Review.Veto veto) {
                return new ReviewedAction(action, veto.why());
            }
            if (review instanceof Review.Replace replace) {
                action = replace.instead();
            }
        }
        return new ReviewedAction(action, null);
    }

    private static Review ask(Effect effect, EntityState actor, TurnView view, Action action) {
        try {
            return Objects.requireNonNull(
                    effect.review(view, action), "review() returned null; return Review.ALLOW to allow the action");
        } catch (Throwable thrown) {
            throw GameCode.failure("Reviewing " + GameCode.printed(action) + " of " + actor, effect, thrown);
        }
    }
}
