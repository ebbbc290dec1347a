package io.github.undercroft.item;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.Refusal;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Wears or wields something that the actor carries, of a stack as {@link Wearable} says, and takes off what was in its slot. */
public record Equip(EntityId thing) implements Action {
    public Equip {
        Objects.requireNonNull(thing, "thing");
    }

    @Override
    public ActionResult perform(ActionContext context) {
        return Reach.act(context, thing, Equip::whyNot, found -> equip(context, found));
    }

    private ActionResult equip(ActionContext context, Entity found) {
        Optional<Wearable> wearable = found.get(Wearable.class);
        if (wearable.isEmpty()) {
            return ActionResult.failed(new ThingRefusal.NotWearable(thing));
        }
        EntityId actor = context.view().actor().id();
        Location place = new Location.WornBy(actor, wearable.get().on());
        Optional<Entity> worn = context.game().things(actor).stream()
                .filter(each -> each.location().equals(place))
                .findFirst();
        if (worn.isPresent()) {
            ActionResult off = TakeOff.takeOff(context, worn.get());
            if (off instanceof ActionResult.Failed) {
                return off;
            }
        }
        return Stacks.move(context, found, Wearable.worn(found), place);
    }

    private static @Nullable Refusal whyNot(ActionContext context, Entity thing) {
        Refusal why = Reach.whyNotHeld(context, thing);
        return why == null && thing.location() instanceof Location.WornBy
                ? new ThingRefusal.AlreadyWorn(thing.id())
                : why;
    }
}
