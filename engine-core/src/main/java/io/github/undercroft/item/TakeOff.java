package io.github.undercroft.item;

import io.github.undercroft.model.Action;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.ActionResult;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Location;
import java.util.Objects;
import java.util.Optional;

/** Takes off what the actor wears or wields; it is carried then. */
public record TakeOff(EntityId thing) implements Action {
    /** Refuses null. */
    public TakeOff {
        Objects.requireNonNull(thing, "thing");
    }

    @Override
    public ActionResult perform(ActionContext context) {
        Optional<Entity> found = context.view().entity(thing);
        if (found.isEmpty()) {
            return Reach.gone(context, thing);
        }
        boolean worn = found.get().location() instanceof Location.WornBy by
                && by.bearer().equals(context.view().actor().id());
        return worn ? takeOff(context, found.get()) : ActionResult.failed(new ThingRefusal.NotWorn(thing));
    }

    static ActionResult takeOff(ActionContext context, Entity worn) {
        return Reach.clings(worn)
                ? ActionResult.failed(new ThingRefusal.Clings(worn.id()))
                : Stacks.move(
                        context,
                        worn,
                        Stack.ALL,
                        new Location.CarriedBy(context.view().actor().id()));
    }
}
