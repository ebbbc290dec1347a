package io.github.undercroft.examples.descent;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Board;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Gas;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.Announce;
import io.github.undercroft.brain.Announced;
import io.github.undercroft.brain.Intent;
import io.github.undercroft.brain.Strike;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Fire;
import io.github.undercroft.move.Move;
import io.github.undercroft.sense.Awareness;
import io.github.undercroft.sense.Light;
import io.github.undercroft.terrain.Flammable;
import java.util.List;

/** Does what another brain decides, but flies, sets fire to what can burn there, and announces a turn before that it comes beside somebody. */
record Wisp(Brain hunter) implements Brain {

    static final Light GLOW = new Light(Reach.round(4), 100);

    /** Flies there, and sets fire to what can burn. */
    record Drift(Point to) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            ActionResult flown = context.tryMove(context.view().actor().id(), to);
            if (flown.isSuccess() && burns(context.board())) {
                Fire.light(context, to, context.view().actor().id());
            }
            return flown;
        }

        private boolean burns(Board board) {
            return board.terrainAt(to) instanceof Flammable
                    || board.gas(to).filter(Gas::burns).isPresent();
        }

        @Override
        public List<Point> strikes(TurnView turn) {
            return List.of(to);
        }
    }

    @Override
    public Decision decide(TurnView turn) {
        if (turn.actor().has(Intent.class)) {
            return Decision.act(new Announced(new Strike()).next(turn).orElseThrow());
        }
        if (!(hunter.decide(turn) instanceof Decision.Act act)) {
            return Decision.await();
        }
        Wisp next = new Wisp(act.next().orElse(hunter));
        if (!(act.action() instanceof Move move)) {
            return Decision.act(act.action(), next);
        }
        Drift drift = new Drift(turn.position().step(move.direction()));
        return Decision.act(isBesideSomebody(turn, drift.to) ? new Announce(drift) : drift, next);
    }

    private static boolean isBesideSomebody(TurnView turn, Point cell) {
        return Awareness.of(turn).enemies().stream()
                .flatMap(enemy -> enemy.position().stream())
                .anyMatch(at -> Metric.CHEBYSHEV.within(at, cell, 1));
    }
}
