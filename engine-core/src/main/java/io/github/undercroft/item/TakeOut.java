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

/**
 * Takes a thing out of the open container that holds it.
 *
 * @param count how many of it, 1 or more, or {@link Stack#ALL}
 */
public record TakeOut(EntityId thing, int count) implements Action {

    /** Refuses fewer than one. */
    public TakeOut {
        Objects.requireNonNull(thing, "thing");
        Stack.checkCount(count);
    }

    /** @return taking out all there are of it */
    public static TakeOut all(EntityId thing) {
        return new TakeOut(thing, Stack.ALL);
    }

    @Override
    public ActionResult perform(ActionContext context) {
        TurnView turn = context.view();
        Optional<Entity> found = turn.entity(thing);
        if (found.isEmpty()) {
            return Reach.gone(context, thing);
        }
        Refusal why = whyNot(turn, found.get());
        return why != null
                ? ActionResult.failed(why)
                : Stacks.move(
                        context,
                        found.get(),
                        count,
                        new Location.CarriedBy(turn.actor().id()));
    }

    private static @Nullable Refusal whyNot(TurnView turn, Entity thing) {
        Optional<Entity> container = thing.location().holder().flatMap(turn::entity);
        return container.isPresent() ? Reach.whyNotOpen(turn, container.get()) : new ThingRefusal.NotHere(thing.id());
    }
}
