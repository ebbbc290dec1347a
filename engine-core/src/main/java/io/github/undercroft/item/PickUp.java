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

/**
 * Takes up what lies at the actor's feet. It joins what is carried and alike.
 *
 * @param count how many of it, 1 or more, or {@link Stack#ALL}
 */
public record PickUp(EntityId thing, int count) implements Action {

    /** Refuses fewer than one. */
    public PickUp {
        Objects.requireNonNull(thing, "thing");
        Stack.checkCount(count);
    }

    /** @return taking up all there are of it */
    public static PickUp all(EntityId thing) {
        return new PickUp(thing, Stack.ALL);
    }

    /**
     * Whether the actor could take a thing up, all there are of it, if it lay at its feet: it can be moved, and there is
     * room for it.
     */
    public static boolean isPossible(TurnView turn, Entity thing) {
        return Reach.isMovable(thing)
                && Capacity.whyNotHold(turn.game(), turn.actor().id(), thing, Stacks.count(thing)) == null;
    }

    @Override
    public ActionResult perform(ActionContext context) {
        TurnView turn = context.view();
        Optional<Entity> found = turn.entity(thing);
        if (found.isEmpty()) {
            return Reach.gone(context, thing);
        }
        Refusal why = Reach.whyNotTakenUp(turn, found.get());
        return why != null
                ? ActionResult.failed(why)
                : Stacks.move(
                        context,
                        found.get(),
                        count,
                        new Location.CarriedBy(turn.actor().id()));
    }
}
