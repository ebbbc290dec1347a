package io.github.undercroft.item;

import io.github.undercroft.model.Action;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.ActionResult;
import io.github.undercroft.model.Entity;
import java.util.List;

/** Takes up the first thing that lies at the actor's feet, by id, all there are of it. */
public record PickUpFirst() implements Action {

    @Override
    public ActionResult perform(ActionContext context) {
        List<Entity> lying = Reach.lying(context.view());
        return lying.isEmpty()
                ? ActionResult.failed(new ThingRefusal.NothingHere())
                : ActionResult.alternate(PickUp.all(lying.get(0).id()));
    }
}
