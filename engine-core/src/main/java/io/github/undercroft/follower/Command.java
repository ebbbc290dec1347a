package io.github.undercroft.follower;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.Refusal;
import io.github.undercroft.TurnView;
import io.github.undercroft.event.EntityEvent;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Gives an order to an ally in view on the same level, in place of an earlier one. Whom it should attack has to be an enemy of the ally, as
 * the actor takes it.
 */
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
        boolean listens = isHere(context, found.get())
                && turn.perception().map(senses -> senses.sees(ally)).orElse(true)
                && turn.areAllies(turn.actor(), found.get());
        if (!listens) {
            return ActionResult.failed(new NotListening(ally));
        }
        Optional<Entity> spared =
                order.prey().flatMap(turn::entity).filter(prey -> !turn.areEnemies(found.get(), prey));
        if (spared.isPresent()) {
            return ActionResult.failed(new NoEnemy(spared.get().id()));
        }
        context.set(ally, order);
        context.emit(new Told(turn.actor().id(), ally, order));
        return ActionResult.succeeded();
    }

    private static boolean isHere(ActionContext context, Entity other) {
        return other.location() instanceof Location.OnLevel at
                && at.level() == context.board().level();
    }

    /** The ally attacks only enemies, and that is none. */
    public record NoEnemy(EntityId who) implements Refusal {
        public NoEnemy {
            Objects.requireNonNull(who, "who");
        }
    }

    /** It is no ally, out of view, or on another level. */
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
