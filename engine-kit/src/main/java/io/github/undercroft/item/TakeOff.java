package io.github.undercroft.item;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.Refusal;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Takes off something that the actor wears or wields; the actor then carries it. */
public record TakeOff(EntityId thing) implements Action {
    public TakeOff {
        Objects.requireNonNull(thing, "thing");
    }

    @Override
    public ActionResult perform(ActionContext context) {
        return Reach.act(context, thing, TakeOff::whyNot, found -> takeOff(context, found));
    }

    private static @Nullable Refusal whyNot(ActionContext context, Entity thing) {
        boolean worn = thing.location() instanceof Location.WornBy by
                && by.bearer().equals(context.view().actor().id());
        return worn ? null : new ThingRefusal.NotWorn(thing.id());
    }

    static ActionResult takeOff(ActionContext context, Entity worn) {
        return Reach.clings(worn)
                ? ActionResult.failed(new ThingRefusal.Clings(worn.id()))
                : Stacks.move(context, worn, StackSize.ALL, Reach.hands(context));
    }
}
