package io.github.undercroft.examples.arena;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.ActionResult;
import io.github.undercroft.model.Aim;
import io.github.undercroft.model.GameEvent;
import io.github.undercroft.model.Rest;
import io.github.undercroft.model.Target;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.model.Weapon;
import java.util.Optional;

/** Attacks whoever the weapon finds that way; with nobody there it is a step, and where none can be taken a rest. */
record Bump(Direction direction) implements Action {

    static final int ATTACK = 2;

    @Override
    public int cost(TurnView turn) {
        return target(turn).isPresent() ? ATTACK : turn.normalCost();
    }

    @Override
    public ActionResult perform(ActionContext context) {
        TurnView turn = context.view();
        Optional<Target> target = target(turn);
        if (target.isPresent()) {
            Weapon weapon = turn.weapon().orElseThrow();
            context.emit(new GameEvent.Attacked(turn.actor().id(), weapon, turn.position(), target.get()));
            weapon.use(context, target.get());
            return ActionResult.succeeded();
        }
        ActionResult step = context.tryStep(direction);
        return step instanceof ActionResult.Failed ? ActionResult.alternate(new Rest()) : step;
    }

    private Optional<Target> target(TurnView turn) {
        Aim aim = new Aim.Toward(direction);
        return turn.weapon().flatMap(weapon -> weapon.acquireTarget(turn, turn.position(), aim));
    }
}
