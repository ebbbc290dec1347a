package io.github.undercroft.rules;

import io.github.undercroft.model.Action;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.ActionResult;
import io.github.undercroft.model.Refusal;
import io.github.undercroft.model.Terrain;
import io.github.undercroft.model.TurnView;

/** Takes the stairs under the actor if they go that way: for games with one key for up and one for down. */
public record Climb(Stairs.Way way) implements Action {

    @Override
    public ActionResult perform(ActionContext context) {
        TurnView turn = context.view();
        Terrain under = turn.board().terrainAt(turn.position());
        return under instanceof Stairs stairs && stairs.way() == way
                ? ActionResult.alternate(new TakeStairs())
                : ActionResult.failed(new Refusal.WrongTerrain(turn.position(), under));
    }
}
