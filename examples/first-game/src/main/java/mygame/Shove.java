package mygame;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Entity;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.move.Move;
import java.util.Optional;

/** Pushes the creature in that direction, or takes a step if nobody stands there. */
record Shove(Direction direction) implements Action {
    @Override
    public ActionResult perform(ActionContext context) {
        TurnView turn = context.view();
        Optional<Entity> victim = context.board().occupantAt(turn.position().step(direction));
        if (victim.isEmpty()) {
            return ActionResult.alternate(new Move(direction));
        }
        return context.tryStep(victim.get().id(), direction);
    }
}
