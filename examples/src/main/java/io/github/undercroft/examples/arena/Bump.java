package io.github.undercroft.examples.arena;

import io.github.undercroft.combat.Attack;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.ActionResult;
import io.github.undercroft.model.Aim;
import io.github.undercroft.model.Rest;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.model.Weapon;

/** Attacks whoever the weapon finds that way; with nobody there it is a step, and where none can be taken a rest. */
record Bump(Direction direction) implements Action {

    static final int ATTACK = 2;

    @Override
    public int cost(TurnView turn) {
        return strikes(turn) ? ATTACK : turn.normalCost();
    }

    @Override
    public ActionResult perform(ActionContext context) {
        if (strikes(context.view())) {
            return Attack.toward(direction).perform(context);
        }
        ActionResult step = context.tryStep(direction);
        return step instanceof ActionResult.Failed ? ActionResult.alternate(new Rest()) : step;
    }

    private boolean strikes(TurnView turn) {
        Weapon weapon = turn.weapon().orElseThrow();
        return weapon.acquireTarget(turn, turn.position(), new Aim.Toward(direction))
                .isPresent();
    }
}
