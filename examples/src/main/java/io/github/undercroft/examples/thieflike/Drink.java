package io.github.undercroft.examples.thieflike;

import io.github.undercroft.brain.Mend;
import io.github.undercroft.item.ThingRefusal;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.ActionResult;

/** Drinks the first potion that heals. */
record Drink() implements Action {

    private static final Mend WHATEVER_THE_WOUNDS = new Mend(Integer.MAX_VALUE);

    @Override
    public ActionResult perform(ActionContext context) {
        return WHATEVER_THE_WOUNDS
                .next(context.view())
                .map(ActionResult::alternate)
                .orElseGet(() -> ActionResult.failed(new ThingRefusal.NothingUsable()));
    }
}
