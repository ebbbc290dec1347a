package io.github.undercroft.examples.descent.first;

import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Destructible;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.RestUntilHealed;
import io.github.undercroft.combat.Health;
import io.github.undercroft.sense.Awareness;
import java.util.Optional;

/** Rests when it is hurt and nobody is in view. */
record Recover() implements Behaviour {

    private static final int TURNS = 100;

    @Override
    public Optional<Action> next(TurnView turn) {
        boolean isHurt = turn.actor().get(Destructible.class).orElseThrow() instanceof Health health
                && 5 * health.hitPoints() < 3 * health.max();
        return isHurt && Awareness.of(turn).threats().isEmpty()
                ? Optional.of(RestUntilHealed.atMost(TURNS))
                : Optional.empty();
    }
}
