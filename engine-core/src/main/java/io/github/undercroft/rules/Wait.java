package io.github.undercroft.rules;

import io.github.undercroft.model.Action;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.ActionResult;

/** Lets the time of a plain action pass, at its price. To recover, {@link io.github.undercroft.model.Rest} instead. */
public record Wait() implements Action {

    @Override
    public ActionResult perform(ActionContext context) {
        return ActionResult.succeeded();
    }
}
