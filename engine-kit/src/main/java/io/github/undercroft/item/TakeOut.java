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
 * Takes what an open container in the actor's reach holds out of it.
 *
 * @param thing what to take out; empty for what is in it, by id
 * @param count how many of that thing, 1 or more, or {@link StackSize#ALL}; without one, of how many stacks all there are
 */
public record TakeOut(Optional<EntityId> thing, int count, EntityId container) implements Action {

    public TakeOut {
        Objects.requireNonNull(thing, "thing");
        Objects.requireNonNull(container, "container");
        StackSize.checkCount(count);
    }

    /** Takes out so many of one thing. */
    public TakeOut(EntityId thing, int count, EntityId container) {
        this(Optional.of(thing), count, container);
    }

    /** @return taking out all there are of a thing */
    public static TakeOut all(EntityId thing, EntityId container) {
        return new TakeOut(thing, StackSize.ALL, container);
    }

    /** @return taking out all that the actor can carry, by id; refused if that is nothing */
    public static TakeOut everything(EntityId container) {
        return new TakeOut(Optional.empty(), StackSize.ALL, container);
    }

    @Override
    public ActionResult perform(ActionContext context) {
        return Reach.act(context, thing.orElse(container), this::whyNot, found -> take(context, found));
    }

    private @Nullable Refusal whyNot(ActionContext context, Entity found) {
        Optional<Entity> chest = thing.isEmpty()
                ? Optional.of(found)
                : found.location().holder().filter(container::equals).flatMap(context.game()::entity);
        return chest.isPresent() ? Reach.whyNotOpen(context, chest.get()) : new ThingRefusal.NotHere(found.id());
    }

    private ActionResult take(ActionContext context, Entity found) {
        return thing.isPresent()
                ? Stacks.move(context, found, count, Reach.hands(context))
                : Reach.takeAll(
                        context,
                        context.game().things(container).stream().limit(count).toList());
    }
}
