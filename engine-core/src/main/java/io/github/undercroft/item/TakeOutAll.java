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

/** Takes all that the actor can carry out of an open container, by id; refused if that is nothing. */
public record TakeOutAll(EntityId container) implements Action {
    /** Refuses null. */
    public TakeOutAll {
        Objects.requireNonNull(container, "container");
    }

    @Override
    public ActionResult perform(ActionContext context) {
        TurnView turn = context.view();
        Optional<Entity> found = turn.entity(container);
        if (found.isEmpty()) {
            return Reach.gone(context, container);
        }
        Refusal why = Reach.whyNotOpen(turn, found.get());
        return why != null
                ? ActionResult.failed(why)
                : Reach.takeAll(
                        context, turn.game().things(container), turn.actor().id());
    }
}
