package io.github.undercroft.follower;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Refusal;
import io.github.undercroft.TurnView;
import io.github.undercroft.event.EntityEvent;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Gives an order to an ally in view, in place of an earlier one. */
public record Command(EntityId ally, Order order) implements Action {

    public Command {
        Objects.requireNonNull(ally, "ally");
        Objects.requireNonNull(order, "order");
        if (order.prey().equals(Optional.of(ally))) {
            throw new IllegalArgumentException(ally + " can't be told to attack itself; name another one");
        }
    }

    @Override
    public ActionResult perform(ActionContext context) {
        Optional<Entity> found = context.game().entity(ally);
        if (found.isEmpty()) {
            return ActionResult.failed(new Refusal.Gone(ally));
        }
        TurnView turn = context.view();
        boolean listens = turn.perception().map(senses -> senses.sees(ally)).orElse(true)
                && turn.areAllies(turn.actor(), found.get());
        if (!listens) {
            return ActionResult.failed(new NotListening(ally));
        }
        context.set(ally, order);
        context.emit(new Told(turn.actor().id(), ally, order));
        return ActionResult.succeeded();
    }

    /** It is no ally, or out of view. */
    public record NotListening(EntityId who) implements Refusal {
        public NotListening {
            Objects.requireNonNull(who, "who");
        }
    }

    /** Somebody was given an order. */
    public record Told(EntityId who, EntityId ally, Order order) implements EntityEvent {
        public Told {
            Objects.requireNonNull(who, "who");
            Objects.requireNonNull(ally, "ally");
            Objects.requireNonNull(order, "order");
        }

        @Override
        public List<EntityId> involved() {
            return order.prey().isPresent()
                    ? ImmutableList.of(who, ally, order.prey().get())
                    : ImmutableList.of(who, ally);
        }
    }
}
