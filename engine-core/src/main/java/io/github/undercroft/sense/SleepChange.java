package io.github.undercroft.sense;

import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Brain;
import io.github.undercroft.Entity;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Refusal;

/** The rest in which an actor wakes up or falls asleep. */
final class SleepChange {

    private SleepChange() {}

    /** Changes how awake the actor is; refused if it is that already, or has no brain that sleeps. */
    static ActionResult perform(ActionContext context, Alertness next, GameEvent change, Refusal otherwise) {
        Entity actor = context.view().actor();
        if (actor.get(Brain.class).orElse(null) instanceof Sleeper brain
                && brain.alertness().isAsleep() != next.isAsleep()) {
            context.set(actor.id(), brain.replacing(next));
            context.emit(change);
            context.rest();
            return ActionResult.succeeded();
        }
        return ActionResult.failed(otherwise);
    }
}
