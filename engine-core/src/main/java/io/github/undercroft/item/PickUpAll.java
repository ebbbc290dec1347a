package io.github.undercroft.item;

import io.github.undercroft.model.Action;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.ActionResult;
import io.github.undercroft.model.TurnView;

/** Takes up all that lies at the actor's feet and that it can carry, by id; refused if that is nothing. */
public record PickUpAll() implements Action {

    @Override
    public ActionResult perform(ActionContext context) {
        TurnView turn = context.view();
        return Reach.takeAll(context, Reach.lying(turn), turn.actor().id());
    }
}
