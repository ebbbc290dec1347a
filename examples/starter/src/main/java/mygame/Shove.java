package mygame;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Entity;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.move.Move;
import java.util.Optional;

/** Pushes the creature in that direction, or takes a step if nobody stands there. */
record Shove(Direction direction) implements Action {
    @Override
    public ActionResult perform(ActionContext context) {
        Optional<Entity> victim = context.board().occupantAt(context.view().position().step(direction));
        return victim.isEmpty()
                ? ActionResult.alternate(new Move(direction))
                : context.tryStep(victim.get().id(), direction);
    }
}
