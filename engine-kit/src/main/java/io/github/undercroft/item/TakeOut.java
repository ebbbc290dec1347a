package io.github.undercroft.item;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Refusal;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Takes a thing out of the open container that holds it.
 *
 * @param count how many of it, 1 or more, or {@link StackSize#ALL}
 */
public record TakeOut(EntityId thing, int count) implements Action {

    /** Refuses fewer than one. */
    public TakeOut {
        Objects.requireNonNull(thing, "thing");
        StackSize.checkCount(count);
    }

    /** @return taking out all there are of it */
    public static TakeOut all(EntityId thing) {
        return new TakeOut(thing, StackSize.ALL);
    }

    @Override
    public ActionResult perform(ActionContext context) {
        return Reach.act(
                context, thing, TakeOut::whyNot, found -> Stacks.move(context, found, count, Reach.hands(context)));
    }

    private static @Nullable Refusal whyNot(ActionContext context, Entity thing) {
        Optional<Entity> container = thing.location().holder().flatMap(context.game()::entity);
        return container.isPresent()
                ? Reach.whyNotOpen(context, container.get())
                : new ThingRefusal.NotHere(thing.id());
    }
}
