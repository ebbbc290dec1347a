package io.github.undercroft.item;

import io.github.undercroft.model.Action;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.ActionResult;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Refusal;
import java.util.Objects;
import java.util.Optional;

/** Closes an open container in the actor's reach. */
public record CloseContainer(EntityId container) implements Action {
    /** Refuses null. */
    public CloseContainer {
        Objects.requireNonNull(container, "container");
    }

    @Override
    public ActionResult perform(ActionContext context) {
        Optional<Entity> found = context.view().entity(container);
        if (found.isEmpty()) {
            return Reach.gone(context, container);
        }
        Refusal why = Reach.whyNotOpen(context.view(), found.get());
        if (why != null) {
            return ActionResult.failed(why);
        }
        context.set(container, Container.CLOSED);
        context.emit(new Closed(context.view().actor().id(), container));
        return ActionResult.succeeded();
    }
}
