package io.github.undercroft.rules;

import io.github.undercroft.model.Action;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.ActionResult;
import io.github.undercroft.model.Rest;
import io.github.undercroft.model.TurnView;
import java.util.Objects;

/** Does that, at its price, or rests if it can't be done: a player to whom it happens is not asked again. */
public record OrRest(Action action) implements Action {
    /** Refuses null. */
    public OrRest {
        Objects.requireNonNull(action, "action");
    }

    @Override
    public int cost(TurnView turn) {
        return action.cost(turn);
    }

    @Override
    public ActionResult perform(ActionContext context) {
        ActionResult result = action.perform(context);
        if (result instanceof ActionResult.Failed) {
            return ActionResult.alternate(new Rest());
        }
        return result instanceof ActionResult.Alternate alternate && !(alternate.instead() instanceof Rest)
                ? ActionResult.alternate(new OrRest(alternate.instead()))
                : result;
    }
}
