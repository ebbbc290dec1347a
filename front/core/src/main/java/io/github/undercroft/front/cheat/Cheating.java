package io.github.undercroft.front.cheat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.TurnView;
import io.github.undercroft.front.Cheated;
import io.github.undercroft.front.TypedAction;
import java.util.Optional;

/**
 * Does something as a cheat, and marks the actor as {@link Cheated}. It costs 1, the least that every turn order takes,
 * but it is a turn: what a turn's end brings, such as the harm of a poison, comes all the same.
 */
public record Cheating(Action deed) implements TypedAction {

    @Override
    public Optional<String> line() {
        return typed().map(Typed::line);
    }

    @Override
    public Optional<String> told() {
        return typed().map(Typed::told).filter(told -> !told.isEmpty());
    }

    private Optional<Typed> typed() {
        return deed instanceof Typed typed ? Optional.of(typed) : Optional.empty();
    }

    @Override
    public int cost(TurnView turn) {
        return 1;
    }

    @Override
    public ActionResult perform(ActionContext context) {
        ActionResult result = deed.perform(context);
        if (result.isSuccess()) {
            context.set(context.view().actor().id(), new Cheated());
        }
        return result instanceof ActionResult.Continues more
                ? ActionResult.continues(new Cheating(more.rest()))
                : result;
    }
}
