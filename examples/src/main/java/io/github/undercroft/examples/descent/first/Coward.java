package io.github.undercroft.examples.descent.first;

import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Brain;
import io.github.undercroft.Destructible;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.Strike;
import io.github.undercroft.brain.Unless;
import io.github.undercroft.combat.Health;
import io.github.undercroft.pathfinding.brain.Tracker;
import java.util.Optional;

/**
 * Once it is badly hurt it runs, down a flee map, and hides until its wounds have healed. In a corner it fights.
 *
 * @param isAfraid whether it was so after its last turn
 */
record Coward(boolean isAfraid) implements Behaviour {

    /** A hunter that is one, unhurt. */
    static Brain hunter() {
        return new Unless(new Tracker(), "hides its wounds", new Coward(false));
    }

    @Override
    public Optional<Action> next(TurnView turn) {
        return afterPassing(turn).isAfraid
                ? Flight.step(turn).or(() -> new Strike().next(turn)).or(() -> Optional.of(new Rest()))
                : Optional.empty();
    }

    @Override
    public Coward afterwards(TurnView turn, Action chosen) {
        return afterPassing(turn);
    }

    @Override
    public Coward afterPassing(TurnView turn) {
        Health health = (Health) turn.actor().get(Destructible.class).orElseThrow();
        return new Coward(
                3 * health.hitPoints() <= health.max() || (isAfraid && 2 * health.hitPoints() < health.max()));
    }
}
