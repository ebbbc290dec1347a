package io.github.undercroft.examples.descent.first;

import io.github.undercroft.Action;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Destructible;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.Strike;
import io.github.undercroft.combat.Health;

/**
 * Does what another brain decides, until it is badly hurt. Then it runs, down a flee map, and hides until its wounds have
 * healed. In a corner it fights.
 *
 * @param mood bold or afraid
 */
record Coward(Brain bold, Mood mood) implements Brain {

    enum Mood {
        BOLD,
        AFRAID
    }

    Coward(Brain bold) {
        this(bold, Mood.BOLD);
    }

    @Override
    public Decision decide(TurnView turn) {
        Mood now = mood((Health) turn.actor().get(Destructible.class).orElseThrow());
        if (now == Mood.AFRAID) {
            Action flee = Flight.step(turn).or(() -> new Strike().next(turn)).orElseGet(Rest::new);
            return Decision.act(flee, new Coward(bold, now));
        }
        return after(bold.decide(turn), now);
    }

    private Mood mood(Health health) {
        if (3 * health.hitPoints() <= health.max()) {
            return Mood.AFRAID;
        }
        return 2 * health.hitPoints() >= health.max() ? Mood.BOLD : mood;
    }

    private Decision after(Decision decided, Mood now) {
        return decided instanceof Decision.Act act
                ? Decision.act(act.action(), new Coward(act.next().orElse(bold), now))
                : decided;
    }
}
