package io.github.undercroft.item;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.EntityId;
import java.util.Objects;

/** Takes all that the actor can carry out of an open container, by id; refused if that is nothing. */
public record TakeOutAll(EntityId container) implements Action {
    public TakeOutAll {
        Objects.requireNonNull(container, "container");
    }

    @Override
    public ActionResult perform(ActionContext context) {
        return Reach.act(
                context,
                container,
                Reach::whyNotOpen,
                found -> Reach.takeAll(context, context.game().things(container)));
    }
}
