package io.github.undercroft.item;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.TurnView;

/** Uses the first thing that the actor carries or wears and that can be used, by id. */
public record UseFirst() implements Action {

    @Override
    public ActionResult perform(ActionContext context) {
        TurnView turn = context.view();
        return turn.things().stream()
                .filter(each -> each.has(Usable.class))
                .findFirst()
                .map(each -> ActionResult.alternate(new Use(each.id())))
                .orElseGet(() -> ActionResult.failed(new ThingRefusal.NothingUsable()));
    }
}
