package io.github.undercroft.stairs;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.TurnView;
import java.util.Objects;
import java.util.Optional;

/** Takes the stairs under the actor if they go that way, else is refused by {@link NoStairs}: for games with a key for each way. */
public record Climb(Stairs.Way way) implements Action {
    public Climb {
        Objects.requireNonNull(way, "way");
    }

    @Override
    public ActionResult perform(ActionContext context) {
        TurnView turn = context.view();
        boolean isThere = turn.actor().cells().stream()
                .anyMatch(cell -> context.board().terrainAt(cell) instanceof Stairs stairs && stairs.way() == way);
        return isThere ? ActionResult.alternate(new TakeStairs()) : ActionResult.failed(new NoStairs(Optional.of(way)));
    }
}
