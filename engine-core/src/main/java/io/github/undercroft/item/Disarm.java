package io.github.undercroft.item;

import io.github.undercroft.model.Action;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.ActionResult;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Refusal;
import java.util.Objects;
import java.util.Optional;

/** Takes away the trap that was found on a container in the actor's reach. */
public record Disarm(EntityId container) implements Action {
    /** Refuses null. */
    public Disarm {
        Objects.requireNonNull(container, "container");
    }

    @Override
    public ActionResult perform(ActionContext context) {
        Optional<Entity> found = context.view().entity(container);
        if (found.isEmpty()) {
            return Reach.gone(context, container);
        }
        Refusal why = Reach.whyNotAtHand(context.view(), found.get());
        boolean known = found.get()
                .get(Trapped.class)
                .filter(trap -> trap.known() == Trapped.Known.FOUND)
                .isPresent();
        if (why != null || !known) {
            return ActionResult.failed(why != null ? why : new ThingRefusal.NoTrapFound(container));
        }
        context.clear(container, Trapped.class);
        return ActionResult.succeeded();
    }
}
