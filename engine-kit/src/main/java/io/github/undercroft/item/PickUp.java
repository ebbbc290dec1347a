package io.github.undercroft.item;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.TurnView;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Picks up what lies at the actor's feet. It joins an equal stack that the actor carries.
 *
 * @param thing what to pick up; empty for what lies there, by id
 * @param count how many of that thing, 1 or more, or {@link StackSize#ALL}; without one, of how many stacks all there are
 */
public record PickUp(Optional<EntityId> thing, int count) implements Action {

    public PickUp {
        Objects.requireNonNull(thing, "thing");
        StackSize.checkCount(count);
    }

    /** Picks up so many of one thing. */
    public PickUp(EntityId thing, int count) {
        this(Optional.of(thing), count);
    }

    /** @return taking up the first thing that lies there, by id, all there are of it */
    public static PickUp first() {
        return new PickUp(Optional.empty(), 1);
    }

    /** @return taking up all that lies there and that the actor can carry, by id; refused if that is nothing */
    public static PickUp all() {
        return new PickUp(Optional.empty(), StackSize.ALL);
    }

    /** @return taking up all there are of it */
    public static PickUp all(EntityId thing) {
        return new PickUp(thing, StackSize.ALL);
    }

    /**
     * Whether the actor could take a thing up, all there are of it, if it lay at its feet: it can be moved, and there is
     * room for it.
     */
    public static boolean isPossible(TurnView turn, Entity thing) {
        return Reach.isMovable(thing)
                && Capacity.whyNotHold(turn, turn.actor().id(), thing, Stacks.count(thing)) == null;
    }

    /** Whether nothing but the lack of room keeps an actor with an inventory from taking a thing up, all there are of it. */
    public static boolean lacksRoom(TurnView turn, Entity thing) {
        return Reach.isMovable(thing) && turn.actor().has(Inventory.class) && !isPossible(turn, thing);
    }

    @Override
    public ActionResult perform(ActionContext context) {
        if (thing.isPresent()) {
            return Reach.act(
                    context,
                    thing.get(),
                    Reach::whyNotTakenUp,
                    found -> Stacks.move(context, found, count, Reach.hands(context)));
        }
        List<Entity> lying = Reach.lying(context.board(), context.view());
        return count == 1
                ? Reach.first(lying.stream(), PickUp::all, new ThingRefusal.NothingHere())
                : Reach.takeAll(context, lying.stream().limit(count).toList());
    }
}
