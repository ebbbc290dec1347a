package io.github.undercroft.brain;

import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Perception;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.move.Move;
import io.github.undercroft.sense.Awareness;
import io.github.undercroft.value.SavedAs;
import java.util.Optional;

/**
 * Goes straight toward the nearest enemy in view, else to where one was seen last, as long as it may
 * be there still. It opens doors on its
 * way, and does nothing where no step leads nearer: what finds a way round is in the module for paths.
 */
@SavedAs(constant = "CHASE")
public record Chase() implements Behaviour {
    @Override
    public Optional<Action> next(TurnView turn) {
        Awareness aware = Awareness.of(turn);
        Optional<Point> goal = aware.enemies().isEmpty()
                ? aware.trail().map(Perception.Sighting::at)
                : turn.nearest(aware.enemies().get(0));
        Optional<Action> step = goal.flatMap(to -> toward(to, turn));
        if (step.isPresent()) {
            turn.because(
                    aware.enemies().isEmpty()
                            ? "goes straight to where it last saw an enemy"
                            : "goes straight to the nearest enemy in view",
                    goal.get());
        }
        return step;
    }

    /** Takes the step that leads nearest to that place; does nothing there, and where none leads nearer. */
    static Optional<Action> toward(Point place, TurnView turn) {
        return new Ways(turn).toward(place).map(Move::new);
    }
}
