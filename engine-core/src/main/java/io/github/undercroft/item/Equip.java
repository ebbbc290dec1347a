package io.github.undercroft.item;

import io.github.undercroft.model.Action;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.ActionResult;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Location;
import io.github.undercroft.model.Refusal;
import io.github.undercroft.model.TurnView;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Wears or wields what the actor carries, and takes off what is in its place. */
public record Equip(EntityId thing) implements Action {
    /** Refuses null. */
    public Equip {
        Objects.requireNonNull(thing, "thing");
    }

    @Override
    public ActionResult perform(ActionContext context) {
        TurnView turn = context.view();
        Optional<Entity> found = turn.entity(thing);
        if (found.isEmpty()) {
            return Reach.gone(context, thing);
        }
        Optional<Wearable> wearable = found.get().get(Wearable.class);
        Refusal why = whyNot(turn, found.get());
        if (why != null || wearable.isEmpty()) {
            return ActionResult.failed(why != null ? why : new ThingRefusal.NotWearable(thing));
        }
        Location place = new Location.WornBy(turn.actor().id(), wearable.get().on());
        Optional<Entity> worn = turn.game().things(turn.actor().id()).stream()
                .filter(each -> each.location().equals(place))
                .findFirst();
        if (worn.isPresent()) {
            ActionResult off = TakeOff.takeOff(context, worn.get());
            if (off instanceof ActionResult.Failed) {
                return off;
            }
        }
        return context.tryPlace(thing, place);
    }

    private static @Nullable Refusal whyNot(TurnView turn, Entity thing) {
        Refusal why = Reach.whyNotHeld(turn, thing);
        return why == null && thing.location() instanceof Location.WornBy
                ? new ThingRefusal.AlreadyWorn(thing.id())
                : why;
    }
}
