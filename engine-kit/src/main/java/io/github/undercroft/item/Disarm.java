package io.github.undercroft.item;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import java.util.Objects;

/** Takes away the trap that was found on a container in the actor's reach. */
public record Disarm(EntityId container) implements Action {
    public Disarm {
        Objects.requireNonNull(container, "container");
    }

    @Override
    public ActionResult perform(ActionContext context) {
        return Reach.act(context, container, Reach::whyNotAtHand, found -> disarm(context, found));
    }

    private ActionResult disarm(ActionContext context, Entity found) {
        boolean known = found.get(Trapped.class)
                .filter(trap -> trap.known() == Trapped.Known.FOUND)
                .isPresent();
        if (!known) {
            return ActionResult.failed(new ThingRefusal.NoTrapFound(container));
        }
        context.clear(container, Trapped.class);
        return ActionResult.succeeded();
    }
}
