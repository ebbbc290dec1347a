package io.github.undercroft.item;

import io.github.undercroft.model.Action;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.ActionResult;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Location;
import io.github.undercroft.model.Refusal;
import java.util.Objects;
import java.util.Optional;

/**
 * Puts what the actor carries or wears into an open container in its reach.
 *
 * @param count how many of it, 1 or more, or {@link Stack#ALL}
 */
public record PutIn(EntityId thing, int count, EntityId container) implements Action {

    /** Refuses fewer than one. */
    public PutIn {
        Objects.requireNonNull(thing, "thing");
        Objects.requireNonNull(container, "container");
        Stack.checkCount(count);
    }

    /** @return putting in all there are of it */
    public static PutIn all(EntityId thing, EntityId container) {
        return new PutIn(thing, Stack.ALL, container);
    }

    @Override
    public ActionResult perform(ActionContext context) {
        Optional<Entity> found = context.view().entity(thing);
        Optional<Entity> into = context.view().entity(container);
        if (found.isEmpty() || into.isEmpty()) {
            return Reach.gone(context, found.isEmpty() ? thing : container);
        }
        Refusal why = Reach.whyNotGivenAway(context.view(), found.get());
        if (why == null) {
            why = Reach.whyNotOpen(context.view(), into.get());
        }
        return why != null
                ? ActionResult.failed(why)
                : Stacks.move(context, found.get(), count, new Location.CarriedBy(container));
    }
}
