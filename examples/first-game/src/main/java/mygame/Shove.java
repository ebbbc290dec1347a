package mygame;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.ActionResult;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.rules.Move;
import java.util.Optional;

/** Pushes whoever stands there; with nobody there it is a step. */
record Shove(Direction direction) implements Action {
    @Override
    public ActionResult perform(ActionContext context) {
        TurnView turn = context.view();
        Optional<Entity> victim = turn.board().occupantAt(turn.position().step(direction));
        if (victim.isEmpty()) {
            return ActionResult.alternate(new Move(direction));
        }
        return context.tryStep(victim.get().id(), direction);
    }
}
