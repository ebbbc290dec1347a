package io.github.undercroft.move;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import java.util.Objects;

/** Performs an action at its price, or rests if it is refused: a player is then not asked again. */
public record OrRest(Action action) implements Action {
    public OrRest {
        Objects.requireNonNull(action, "action");
    }

    /** @return the action, and that it may rest: {@code Move[direction=WEST] or rest} */
    @Override
    public String toString() {
        return action + " or rest";
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
