package io.github.undercroft.effect;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.EntityId;
import io.github.undercroft.Refusal;

/** Lets something befall somebody. */
record Dose(EntityId who, Consequence what) implements Action {

    /** Is done, and then refused. */
    record Spilt(Dose dose) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            dose.perform(context);
            return ActionResult.failed(new Refusal.Unarmed());
        }
    }

    @Override
    public ActionResult perform(ActionContext context) {
        what.befall(context, who);
        return ActionResult.succeeded();
    }
}
