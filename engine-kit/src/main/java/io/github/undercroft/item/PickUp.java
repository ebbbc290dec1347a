package io.github.undercroft.item;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.TurnView;
import java.util.Objects;

/**
 * Picks up something that lies at the actor's feet. It joins an equal stack that the actor carries.
 *
 * @param count how many of it, 1 or more, or {@link StackSize#ALL}
 */
public record PickUp(EntityId thing, int count) implements Action {

    /** Refuses fewer than one. */
    public PickUp {
        Objects.requireNonNull(thing, "thing");
        StackSize.checkCount(count);
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
        return Reach.act(
                context,
                thing,
                Reach::whyNotTakenUp,
                found -> Stacks.move(context, found, count, Reach.hands(context)));
    }
}
