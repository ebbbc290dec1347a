package io.github.undercroft.examples.arena;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import java.util.List;

/** Attacks if the weapon finds a target in that direction, else takes a step; rests if the step is impossible. */
record Bump(Direction direction) implements Action {

    static final int ATTACK = 2;

    @Override
    public int cost(TurnView turn) {
        return strikes(turn).isEmpty() ? turn.normalCost() : ATTACK;
    }

    @Override
    public List<Point> strikes(TurnView turn) {
        return Attack.toward(direction).strikes(turn);
    }

    @Override
    public ActionResult perform(ActionContext context) {
        ActionResult blow = Attack.toward(direction).perform(context);
        ActionResult done = blow instanceof ActionResult.Alternate ? context.tryStep(direction) : blow;
        return done instanceof ActionResult.Failed ? ActionResult.alternate(new Rest()) : done;
    }
}
