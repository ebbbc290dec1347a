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

/**
 * Wears or wields something that the actor carries, of a stack as {@link Wearable} says, and takes off what was in its slot.
 *
 * @param thing what to wear; empty for the first carried thing, by id, that can be worn and is not cursed
 */
public record Equip(Optional<EntityId> thing) implements Action {
    public Equip {
        Objects.requireNonNull(thing, "thing");
    }

    public Equip(EntityId thing) {
        this(Optional.of(thing));
    }

    /** @return wearing the first thing that can be worn; with two swords it switches between them */
    public static Equip first() {
        return new Equip(Optional.empty());
    }

    @Override
    public ActionResult perform(ActionContext context) {
        return thing.isPresent()
                ? Reach.act(context, thing.get(), Equip::whyNot, found -> equip(context, found))
                : Reach.first(
                        context.view().things().stream().filter(Equip::isOffered),
                        Equip::new,
                        new ThingRefusal.NothingWearable());
    }

    private static boolean isOffered(Entity thing) {
        return thing.has(Wearable.class) && !thing.has(Cursed.class) && thing.location() instanceof Location.CarriedBy;
    }

    private static ActionResult equip(ActionContext context, Entity found) {
        Optional<Wearable> wearable = found.get(Wearable.class);
        if (wearable.isEmpty()) {
            return ActionResult.failed(new ThingRefusal.NotWearable(found.id()));
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
