package io.github.undercroft.examples.descent;

import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.Announce;
import io.github.undercroft.brain.Announced;
import io.github.undercroft.brain.Intent;
import io.github.undercroft.brain.Strike;

/** Does what another brain decides, but announces each blow a turn before. */
record Raised(Brain hunter) implements Brain {

    @Override
    public Decision decide(TurnView turn) {
        if (turn.actor().has(Intent.class)) {
            return Decision.act(new Announced(new Strike()).next(turn).orElseThrow());
        }
        if (!(hunter.decide(turn) instanceof Decision.Act act)) {
            return Decision.await();
        }
        Raised next = new Raised(act.next().orElse(hunter));
        boolean strikes = !act.action().strikes(turn).isEmpty();
        return Decision.act(strikes ? new Announce(act.action()) : act.action(), next);
    }
}
