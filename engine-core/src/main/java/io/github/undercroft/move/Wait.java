package io.github.undercroft.move;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;

/** Lets the time of a plain action pass, at its price. To recover, {@link io.github.undercroft.Rest} instead. */
public record Wait() implements Action {

    @Override
    public ActionResult perform(ActionContext context) {
        return ActionResult.succeeded();
    }
}
