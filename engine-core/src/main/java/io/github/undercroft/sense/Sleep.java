package io.github.undercroft.sense;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Brain;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Refusal;
import io.github.undercroft.TurnView;
import io.github.undercroft.event.EntityEvent;
import java.util.Objects;

/**
 * Falls asleep or wakes up. It takes a turn, at the price of a rest and as restful. Queue it for somebody to put it to sleep,
 * or to wake it by other means than its senses: {@code context.queue(guard, Sleep.BEGIN)}.
 */
public enum Sleep implements Action {
    /** Falls sound asleep. */
    BEGIN,
    /** Wakes up, {@link Alertness#STARTLED startled}. */
    END;

    /** Is asleep already, or has no brain that sleeps. */
    public record CannotSleep(EntityId who) implements Refusal {
        public CannotSleep {
            Objects.requireNonNull(who, "who");
        }
    }

    /** Is not asleep, or has no brain that sleeps. */
    public record NotAsleep(EntityId who) implements Refusal {
        public NotAsleep {
            Objects.requireNonNull(who, "who");
        }
    }

    /** Somebody fell asleep. To be seen, not to be heard. */
    public record FellAsleep(EntityId who) implements EntityEvent {
        public FellAsleep {
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
        Entity actor = context.view().actor();
        EntityId id = actor.id();
        boolean begins = this == BEGIN;
        if (!(actor.get(Brain.class).orElse(null) instanceof Sleeper brain)
                || brain.alertness().isAsleep() == begins) {
            return ActionResult.failed(begins ? new CannotSleep(id) : new NotAsleep(id));
        }
        context.set(id, brain.replacing(begins ? Alertness.SLUMBER : Alertness.STARTLED));
        context.emit(begins ? new FellAsleep(id) : new Woke(id));
        context.rest();
        return ActionResult.succeeded();
    }
}
