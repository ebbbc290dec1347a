package io.github.undercroft.item;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;

/** Takes up all that lies at the actor's feet and that it can carry, by id; refused if that is nothing. */
public record PickUpAll() implements Action {

    @Override
    public ActionResult perform(ActionContext context) {
        return Reach.takeAll(context, Reach.lying(context.board(), context.view()));
    }
}
