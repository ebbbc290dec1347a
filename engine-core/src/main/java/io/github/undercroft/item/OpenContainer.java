package io.github.undercroft.item;

import io.github.undercroft.model.Action;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.ActionResult;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Refusal;
import io.github.undercroft.model.TurnView;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Opens a container next to the actor, at its feet or in its hands. A key that it has unlocks the container for good. A trap
 * that was not disarmed springs.
 */
public record OpenContainer(EntityId container) implements Action {
    /** Refuses null. */
    public OpenContainer {
        Objects.requireNonNull(container, "container");
    }

    @Override
    public ActionResult perform(ActionContext context) {
        TurnView turn = context.view();
        Optional<Entity> found = turn.entity(container);
        if (found.isEmpty()) {
            return Reach.gone(context, container);
        }
        Refusal why = whyNot(turn, found.get());
        if (why != null) {
            return ActionResult.failed(why);
        }
        open(context, found.get());
        return ActionResult.succeeded();
    }

    private static @Nullable Refusal whyNot(TurnView turn, Entity container) {
        Refusal why = Reach.whyNotAtHand(turn, container);
        if (why == null && Container.isOpen(container)) {
            return new ThingRefusal.AlreadyOpen(container.id());
        }
        Optional<Locked> lock = container.get(Locked.class);
        boolean shut = why == null
                && lock.isPresent()
                && !Key.isHeldBy(turn.game(), turn.actor().id(), lock.get().key());
        return shut ? new ThingRefusal.NeedsKey(container.id(), lock.get().key()) : why;
    }

    /** Opens it, whatever held it shut. */
    static void open(ActionContext context, Entity container) {
        EntityId opener = context.view().actor().id();
        context.clear(container.id(), Locked.class);
        context.set(container.id(), Container.OPEN);
        context.emit(new Opened(opener, container.id()));
        Trapped.spring(context, container, opener);
    }
}
