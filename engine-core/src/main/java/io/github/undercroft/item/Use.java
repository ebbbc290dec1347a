package io.github.undercroft.item;

import io.github.undercroft.model.Action;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.ActionResult;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Refusal;
import java.util.Objects;
import java.util.Optional;

/** Uses what the actor carries or wears, as its {@link Usable} component says. */
public record Use(EntityId thing) implements Action {
    /** Refuses null. */
    public Use {
        Objects.requireNonNull(thing, "thing");
    }

    @Override
    public ActionResult perform(ActionContext context) {
        Optional<Entity> found = context.view().entity(thing);
        if (found.isEmpty()) {
            return Reach.gone(context, thing);
        }
        Refusal why = Reach.whyNotHeld(context.view(), found.get());
        if (why != null) {
            return ActionResult.failed(why);
        }
        Optional<Usable> use = found.get().get(Usable.class);
        if (use.isEmpty()) {
            return ActionResult.failed(new ThingRefusal.NotUsable(thing));
        }
        context.emit(new Used(context.view().actor().id(), thing, found.get().name()));
        return use.get().use(context, found.get());
    }
}
