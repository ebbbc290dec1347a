package io.github.undercroft.rules;

import io.github.undercroft.model.Action;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.ActionResult;
import io.github.undercroft.model.Arrival;
import io.github.undercroft.model.Portal;
import io.github.undercroft.model.Terrain;
import io.github.undercroft.model.TurnView;
import java.util.Optional;

/**
 * Goes where the stairs (or another {@link Portal}) under the actor lead, else is refused by {@link NoStairs}. It arrives where
 * a portal leads back.
 */
public record TakeStairs() implements Action {

    @Override
    public ActionResult perform(ActionContext context) {
        TurnView turn = context.view();
        Terrain under = turn.board().terrainAt(turn.position());
        if (!(under instanceof Portal portal)) {
            return ActionResult.failed(new NoStairs(Optional.empty()));
        }
        return context.tryTravel(turn.actor().id(), portal.leadsTo(), Arrival.byPortal());
    }
}
