package io.github.undercroft.item;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Refusal;
import io.github.undercroft.TurnView;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Opens or closes a container next to the actor, at its feet or in its hands. A {@link Key} that it has unlocks the container for
 * good, and is used up if it stacks. A trap that was not disarmed springs.
 *
 * @param to open or closed
 */
public record UseContainer(Container to, EntityId container) implements Action {
    public UseContainer {
        Objects.requireNonNull(to, "to");
        Objects.requireNonNull(container, "container");
    }

    @Override
    public ActionResult perform(ActionContext context) {
        return to == Container.OPEN
                ? Reach.act(context, container, UseContainer::whyNotOpened, found -> unlock(context, found))
                : Reach.act(context, container, Reach::whyNotOpen, found -> close(context));
    }

    private ActionResult close(ActionContext context) {
        context.set(container, Container.CLOSED);
        context.emit(new ContainerEvent.Closed(context.view().actor().id(), container));
        return ActionResult.succeeded();
    }

    private static @Nullable Refusal whyNotOpened(ActionContext context, Entity container) {
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
