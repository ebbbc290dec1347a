package io.github.undercroft.stairs;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Arrival;
import io.github.undercroft.TurnView;
import io.github.undercroft.level.Portal;
import java.util.Optional;

/**
 * Goes where the stairs (or another {@link Portal}) under the actor lead, else is refused by {@link NoStairs}. It arrives where
 * a portal leads back.
 */
public record TakeStairs() implements Action {

    @Override
    public ActionResult perform(ActionContext context) {
        TurnView turn = context.view();
        Optional<Portal> under = turn.actor().cells().stream()
                .map(context.board()::terrainAt)
                .filter(Portal.class::isInstance)
                .map(Portal.class::cast)
                .findFirst();
        if (under.isEmpty()) {
            return ActionResult.failed(new NoStairs(Optional.empty()));
        }
        return context.tryTravel(turn.actor().id(), under.get().leadsTo(), Arrival.byPortal());
    }
}
