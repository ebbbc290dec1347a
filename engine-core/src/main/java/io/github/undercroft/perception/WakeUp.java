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
 * Wakes up, {@link Alertness#STARTLED startled}. It takes a turn, at the price of a rest and as restful. Queue it for
 * somebody to wake it by other means than its senses: {@code context.queue(sleeper, new WakeUp())}.
 */
public record WakeUp() implements Action {

    /** Is not asleep, or has no brain that sleeps. */
    public record NotAsleep(EntityId who) implements Refusal {
        /** Refuses null. */
        public NotAsleep {
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
                && brain.alertness().isAsleep()) {
            context.set(actor.id(), brain.with(Alertness.STARTLED));
            context.emit(new Woke(actor.id()));
            context.rest();
            return ActionResult.succeeded();
        }
        return ActionResult.failed(new NotAsleep(actor.id()));
    }
}
