package io.github.undercroft.item;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.EntityId;
import io.github.undercroft.value.SavedAs;
import java.util.Objects;

/** Closes an open container in the actor's reach. */
@SavedAs("close")
public record CloseContainer(EntityId container) implements Action {
    public CloseContainer {
        Objects.requireNonNull(container, "container");
    }

    @Override
    public ActionResult perform(ActionContext context) {
        return Reach.act(context, container, Reach::whyNotOpen, found -> {
            context.set(container, Container.CLOSED);
            context.emit(new ContainerEvent.Closed(context.view().actor().id(), container));
            return ActionResult.succeeded();
        });
    }
}
