package io.github.undercroft.examples.descent.first;

import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Brain;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.Unless;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.pathfinding.brain.Tracker;
import io.github.undercroft.sense.Awareness;
import java.util.Optional;

/** Steps away from enemies that come near. It stays in one of three turns, so a patient enemy catches it. */
public record Shy() implements Behaviour {

    private static final int NEAR = 2;

    /** A hunter that is so. */
    public static Brain hunter() {
        return new Unless(new Tracker(), "keeps away", new Shy());
    }

    @Override
    public Optional<Action> next(TurnView turn) {
        return isCrowded(turn) && turn.random().chance(2, 3) ? Flight.step(turn) : Optional.empty();
    }

    private static boolean isCrowded(TurnView turn) {
        return Awareness.of(turn).enemies().stream()
                .flatMap(enemy -> enemy.position().stream())
                .anyMatch(at -> Metric.CHEBYSHEV.within(at, turn.position(), NEAR));
    }
}
