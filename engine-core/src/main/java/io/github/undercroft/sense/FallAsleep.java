package io.github.undercroft.sense;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.EntityId;
import io.github.undercroft.Refusal;
import io.github.undercroft.TurnView;
import io.github.undercroft.event.EntityEvent;
import java.util.Objects;

/**
 * Falls sound asleep. It is a rest, at the price of one. Queue it for somebody to put it to sleep:
 * {@code context.queue(guard, new FallAsleep())}.
 */
public record FallAsleep() implements Action {

    /** Is asleep already, or has no brain that sleeps. */
    public record CannotSleep(EntityId who) implements Refusal {
        public CannotSleep {
            Objects.requireNonNull(who, "who");
        }
    }

    /** Somebody fell asleep. To be seen, not to be heard. */
    public record FellAsleep(EntityId who) implements EntityEvent {
        public FellAsleep {
            Objects.requireNonNull(who, "who");
        }
    }

    @Override
    public int cost(TurnView turn) {
        return turn.restCost();
    }

    @Override
    public ActionResult perform(ActionContext context) {
        EntityId actor = context.view().actor().id();
        return SleepChange.perform(context, Alertness.SLUMBER, new FellAsleep(actor), new CannotSleep(actor));
    }
}
