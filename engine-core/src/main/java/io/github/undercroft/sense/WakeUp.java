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
 * Wakes up, {@link Alertness#STARTLED startled}. It takes a turn, at the price of a rest and as restful. Queue it for
 * somebody to wake it by other means than its senses: {@code context.queue(sleeper, new WakeUp())}.
 */
public record WakeUp() implements Action {

    /** Is not asleep, or has no brain that sleeps. */
    public record NotAsleep(EntityId who) implements Refusal {
        public NotAsleep {
            Objects.requireNonNull(who, "who");
        }
    }

    /** Somebody woke up. To be seen, not to be heard. */
    public record Woke(EntityId who) implements EntityEvent {
        public Woke {
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
        return SleepChange.perform(context, Alertness.STARTLED, new Woke(actor), new NotAsleep(actor));
    }
}
