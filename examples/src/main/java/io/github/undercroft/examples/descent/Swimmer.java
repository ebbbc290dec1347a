package io.github.undercroft.examples.descent;

import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.ground.Water;
import io.github.undercroft.move.Move;

/** Does what another brain decides, but never leaves deep water: who can swim can walk on a floor as well. */
record Swimmer(Brain hunter) implements Brain {

    @Override
    public Decision decide(TurnView turn) {
        if (!(hunter.decide(turn) instanceof Decision.Act act)) {
            return Decision.await();
        }
        boolean leaves = act.action() instanceof Move move
                && !turn.board()
                        .terrainAt(turn.position().step(move.direction()))
                        .equals(Water.DEEP);
        Swimmer next = new Swimmer(act.next().orElse(hunter));
        return Decision.act(leaves ? new Rest() : act.action(), next);
    }
}
