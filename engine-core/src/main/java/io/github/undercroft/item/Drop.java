package io.github.undercroft.item;

import io.github.undercroft.model.Action;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.ActionResult;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Refusal;
import java.util.Objects;
import java.util.Optional;

/**
 * Lays down what the actor carries or wears. It joins what lies there and is alike.
 *
 * @param count how many of it, 1 or more, or {@link Stack#ALL}
 */
public record Drop(EntityId thing, int count) implements Action {

    /** Refuses fewer than one. */
    public Drop {
        Objects.requireNonNull(thing, "thing");
        Stack.checkCount(count);
    }

    /** @return laying down all there are of it */
    public static Drop all(EntityId thing) {
        return new Drop(thing, Stack.ALL);
    }

    @Override
    public ActionResult perform(ActionContext context) {
        Optional<Entity> found = context.view().entity(thing);
        if (found.isEmpty()) {
            return Reach.gone(context, thing);
        }
        Refusal why = Reach.whyNotGivenAway(context.view(), found.get());
        return why != null
                ? ActionResult.failed(why)
                : Stacks.move(context, found.get(), count, Reach.feet(context.view()));
    }
}
