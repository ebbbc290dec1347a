package io.github.undercroft.item;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Entity;
import java.util.List;

/** Takes up the first thing that lies at the actor's feet, by id, all there are of it. */
public record PickUpFirst() implements Action {

    @Override
    public ActionResult perform(ActionContext context) {
        List<Entity> lying = Reach.lying(context.board(), context.view());
        return lying.isEmpty()
                ? ActionResult.failed(new ThingRefusal.NothingHere())
                : ActionResult.alternate(PickUp.all(lying.get(0).id()));
    }
}
