package io.github.undercroft.perception;

import io.github.undercroft.model.Action;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.ActionResult;
import io.github.undercroft.model.Controller;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Refusal;
import io.github.undercroft.model.TurnView;
import java.util.Objects;

/**
 * Falls sound asleep. It is a rest, at the price of one. Queue it for somebody to put it to sleep:
 * {@code context.queue(guard, new FallAsleep())}.
 */
public record FallAsleep() implements Action {

    /** Is asleep already, or has no brain that sleeps. */
    public record CannotSleep(EntityId who) implements Refusal {
        /** Refuses null. */
        public CannotSleep {
            Objects.requireNonNull(who, "who");
        }
    }

    @Override
    public int cost(TurnView turn) {
        return turn.restCost();
    }

    @Override
    public ActionResult perform(ActionContext context) {
        Entity actor = context.view().actor();
        if (actor.get(Controller.class).orElse(null) instanceof Sleeper brain
                && !brain.alertness().isAsleep()) {
            context.set(actor.id(), brain.with(Alertness.SLUMBER));
            context.emit(new FellAsleep(actor.id()));
            context.rest();
            return ActionResult.succeeded();
        }
        return ActionResult.failed(new CannotSleep(actor.id()));
    }
}
