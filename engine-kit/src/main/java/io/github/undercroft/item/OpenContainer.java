package io.github.undercroft.item;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Refusal;
import io.github.undercroft.TurnView;
import io.github.undercroft.value.SavedAs;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Opens a container next to the actor, at its feet or in its hands. A {@link Key} that it has unlocks the container for good, and
 * is used up if it stacks. A trap that was not disarmed springs.
 */
@SavedAs("open")
public record OpenContainer(EntityId container) implements Action {
    public OpenContainer {
        Objects.requireNonNull(container, "container");
    }

    @Override
    public ActionResult perform(ActionContext context) {
        return Reach.act(context, container, OpenContainer::whyNot, found -> unlock(context, found));
    }

    private static @Nullable Refusal whyNot(ActionContext context, Entity container) {
        TurnView turn = context.view();
        Refusal why = Reach.whyNotAtHand(context, container);
        if (why == null && Container.isOpen(container)) {
            return new ThingRefusal.AlreadyOpen(container.id());
        }
        Optional<Locked> lock = container.get(Locked.class);
        boolean shut = why == null
                && lock.isPresent()
                && !Key.isHeldBy(context.game(), turn.actor().id(), lock.get().key());
        return shut ? new ThingRefusal.NeedsKey(container.id(), lock.get().key()) : why;
    }

    private static ActionResult unlock(ActionContext context, Entity container) {
        container.get(Locked.class).ifPresent(lock -> Stacks.useUpKey(context, lock.key()));
        return open(context, container);
    }

    /** Opens it, whatever held it shut. */
    static ActionResult open(ActionContext context, Entity container) {
        EntityId opener = context.view().actor().id();
        context.clear(container.id(), Locked.class);
        context.set(container.id(), Container.OPEN);
        context.emit(new ContainerEvent.Opened(opener, container.id()));
        Trapped.spring(context, container, opener);
        return ActionResult.succeeded();
    }
}
