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

/**
 * Puts something that the actor carries or wears into an open container in its reach.
 *
 * @param count how many of it, 1 or more, or {@link StackSize#ALL}
 */
public record PutIn(EntityId thing, int count, EntityId container) implements Action {

    public PutIn {
        Objects.requireNonNull(thing, "thing");
        Objects.requireNonNull(container, "container");
        StackSize.checkCount(count);
    }

    /** @return putting in all there are of it */
    public static PutIn all(EntityId thing, EntityId container) {
        return new PutIn(thing, StackSize.ALL, container);
    }

    @Override
    public ActionResult perform(ActionContext context) {
        Optional<Entity> found = context.game().entity(thing);
        Optional<Entity> into = context.game().entity(container);
        if (found.isEmpty() || into.isEmpty()) {
            return Reach.gone(context, found.isEmpty() ? thing : container);
        }
        Refusal why = Reach.whyNotGivenAway(context, found.get());
        if (why == null) {
            why = Reach.whyNotOpen(context, into.get());
        }
        return why != null
                ? ActionResult.failed(why)
                : Stacks.move(context, found.get(), count, new Location.CarriedBy(container));
    }
}
