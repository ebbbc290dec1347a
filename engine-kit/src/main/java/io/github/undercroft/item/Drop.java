package io.github.undercroft.item;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.EntityId;
import java.util.Objects;

/**
 * Drops something that the actor carries or wears. It joins an equal stack that lies there.
 *
 * @param count how many of it, 1 or more, or {@link StackSize#ALL}
 */
public record Drop(EntityId thing, int count) implements Action {

    public Drop {
        Objects.requireNonNull(thing, "thing");
        StackSize.checkCount(count);
    }

    /** @return laying down all there are of it */
    public static Drop all(EntityId thing) {
        return new Drop(thing, StackSize.ALL);
    }

    @Override
    public ActionResult perform(ActionContext context) {
        return Reach.act(
                context,
                thing,
                Reach::whyNotGivenAway,
                found -> Stacks.move(context, found, count, Reach.feet(context.board(), context.view())));
    }
}
