package io.github.undercroft.follower;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Refusal;
import io.github.undercroft.TurnView;
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
        boolean isHeard = turn.perception().map(senses -> senses.sees(ally)).orElse(true)
                && turn.areAllies(turn.actor(), found.get());
        if (!isHeard) {
            return ActionResult.failed(
                    found.get().position().<Refusal>map(Refusal.OutOfReach::new).orElse(new Refusal.NotOnBoard(ally)));
        }
        context.set(ally, order);
        return ActionResult.succeeded();
    }
}
