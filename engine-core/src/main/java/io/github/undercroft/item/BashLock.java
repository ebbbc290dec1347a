package io.github.undercroft.item;

import io.github.undercroft.model.Action;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.ActionResult;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Refusal;
import java.util.Objects;
import java.util.Optional;

/** Tries to break the lock of a container in the actor's reach, with noise. One that breaks opens, and its trap springs. */
public record BashLock(EntityId container) implements Action {
    /** Refuses null. */
    public BashLock {
        Objects.requireNonNull(container, "container");
    }

    @Override
    public ActionResult perform(ActionContext context) {
        Optional<Entity> found = context.view().entity(container);
        if (found.isEmpty()) {
            return Reach.gone(context, container);
        }
        Refusal why = Reach.whyNotAtHand(context.view(), found.get());
        Optional<Locked> lock = found.get().get(Locked.class);
        if (why != null || lock.isEmpty()) {
            return ActionResult.failed(why != null ? why : new ThingRefusal.NotLocked(container));
        }
        boolean broke = context.random().chance(lock.get().bashPercent(), 100);
        EntityId actor = context.view().actor().id();
        context.emit(new Bashed(actor, container, broke ? Bashed.Lock.BROKE : Bashed.Lock.HELD));
        if (broke) {
            OpenContainer.open(context, found.get());
        }
        return ActionResult.succeeded();
    }
}
