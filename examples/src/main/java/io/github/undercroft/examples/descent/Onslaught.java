package io.github.undercroft.examples.descent;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.Intent;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.geometry.Point;
import java.util.List;

/** Does what another brain decides, but announces each blow a turn before, and the next one as one falls: who stays to strike is struck. */
record Onslaught(Brain hunter) implements Brain {

    @Override
    public Decision decide(TurnView turn) {
        if (!(hunter.decide(turn) instanceof Decision.Act act)) {
            return Decision.await();
        }
        Onslaught next = new Onslaught(act.next().orElse(hunter));
        boolean strikes =
                turn.actor().has(Intent.class) || !act.action().strikes(turn).isEmpty();
        return Decision.act(strikes ? new Blow(act.action()) : act.action(), next);
    }

    /**
     * Lets fall what is announced, if anything is, and announces the next blow.
     *
     * @param next what it would do now; if that strikes nothing, nothing is announced
     */
    record Blow(Action next) implements Action {

        @Override
        public ActionResult perform(ActionContext context) {
            TurnView turn = context.view();
            turn.actor().get(Intent.class).ifPresent(raised -> fall(context, raised));
            List<Point> cells = next.strikes(turn);
            if (cells.isEmpty()) {
                context.clear(turn.actor().id(), Intent.class);
            } else {
                context.set(
                        turn.actor().id(),
                        new Intent(cells, next instanceof Attack attack ? attack.ending(turn) : next));
            }
            return ActionResult.succeeded();
        }

        private static void fall(ActionContext context, Intent raised) {
            if (raised.action() instanceof Attack attack) {
                attack.strike(context, raised.cells());
            } else {
                raised.action().perform(context);
            }
        }
    }
}
