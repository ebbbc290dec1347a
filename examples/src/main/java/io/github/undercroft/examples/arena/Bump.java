package io.github.undercroft.examples.arena;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Aim;
import io.github.undercroft.Board;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.Weapon;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.geometry.Direction;

/** Attacks if the weapon finds a target in that direction, else takes a step; rests if the step is impossible. */
record Bump(Direction direction) implements Action {

    static final int ATTACK = 2;

    @Override
    public int cost(TurnView turn) {
        return strikes(turn.board(), turn) ? ATTACK : turn.normalCost();
    }

    @Override
    public ActionResult perform(ActionContext context) {
        if (strikes(context.board(), context.view())) {
            return Attack.toward(direction).perform(context);
        }
        ActionResult step = context.tryStep(direction);
        return step instanceof ActionResult.Failed ? ActionResult.alternate(new Rest()) : step;
    }

    private boolean strikes(Board board, TurnView turn) {
        Weapon weapon = turn.weapon().orElseThrow();
        return weapon.target(board, turn, turn.position(), new Aim.Toward(direction))
                .isPresent();
    }
}
