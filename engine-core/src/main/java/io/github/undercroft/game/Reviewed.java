package io.github.undercroft.game;

import io.github.undercroft.model.Action;
import io.github.undercroft.model.Effect;
import io.github.undercroft.model.Effects;
import io.github.undercroft.model.Refusal;
import io.github.undercroft.model.Review;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What the effects of an actor leave of what it means to do.
 *
 * @param action the action, possibly another one than was meant
 * @param veto why it may not be done
 */
record Reviewed(Action action, @Nullable Refusal veto) {

    /**
     * Asks the effects one after the other.
     *
     * @throws GameCodeException if one of them throws
     */
    static Reviewed of(ActorView view, Action meant) {
        Effects effects = view.state().slots.effects;
        Action action = meant;
        if (effects != null) {
            for (Effect effect : effects.all()) {
                Review review = ask(effect, view, action);
                if (review instanceof Review.Veto veto) {
                    return new Reviewed(action, veto.why());
                }
                if (review instanceof Review.Replace replace) {
                    action = replace.instead();
                }
            }
        }
        return new Reviewed(action, null);
    }

    private static Review ask(Effect effect, ActorView view, Action action) {
        try {
            return Objects.requireNonNull(
                    effect.review(view, action),
                    "review() answered null; what it lets pass it answers with Review.ALLOW");
        } catch (Throwable thrown) {
            throw GameCode.failure("Reviewing " + GameCode.printed(action) + " of " + view.state(), effect, thrown);
        }
    }
}
