package io.github.undercroft.examples.cheat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.effect.Consequence;

/** The consequence befalls the actor itself. */
record Befall(Consequence what) implements Action {
    @Override
    public ActionResult perform(ActionContext context) {
        what.befall(context, context.view().actor().id());
        return ActionResult.succeeded();
    }
}
