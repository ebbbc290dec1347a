package io.github.undercroft.game;

import io.github.undercroft.Action;
import io.github.undercroft.Effect;
import io.github.undercroft.Effect.Review;
import io.github.undercroft.Effects;
import io.github.undercroft.Refusal;
import io.github.undercroft.TurnView;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.state.Belongings;
import io.github.undercroft.game.state.EntityState;
import java.util.List;
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
        Effects effects = actor.slots.effects;
        ReviewedAction reviewed = new ReviewedAction(meant, null);
        if (effects != null) {
            reviewed = reviewed.by(effects.all(), actor, view);
        }
        for (EntityState thing : belongings.enchanted(actor)) {
            reviewed =
                    reviewed.by(Objects.requireNonNull(thing.slots.enchantment).effects(), actor, view);
        }
        return reviewed;
    }

    private ReviewedAction by(List<Effect> effects, EntityState actor, TurnView view) {
        ReviewedAction reviewed = this;
        for (int i = 0; i < effects.size() && reviewed.veto == null; i++) {
            Review review = ask(effects.get(i), actor, view, reviewed.action);
            if (review instanceof Review.Veto veto) {
                reviewed = new ReviewedAction(reviewed.action, veto.why());
            } else if (review instanceof Review.Replace replace) {
                reviewed = new ReviewedAction(replace.instead(), null);
            }
        }
        return reviewed;
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
