package io.github.undercroft.brain;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Entity;
import io.github.undercroft.TurnView;
import io.github.undercroft.move.Move;
import io.github.undercroft.sense.Awareness;
import java.util.List;
import java.util.Optional;

/**
 * A behaviour that goes away from enemies in view: by the step after which the nearest of them is farthest, on a tie the one
 * after which all together are. If no step leads farther from the nearest, it is cornered: it strikes if it can, else it
 * rests.
 *
 * @param within at how many steps, or fewer, it flees from an enemy; 1 or more
 */
public record Flee(int within) implements Behaviour {

    public Flee {
        if (within < 1) {
            throw new IllegalArgumentException("An actor flees from enemies within 1 step or more; this is " + within
                    + ". An actor that never flees needs no Flee");
        }
    }

    @Override
    public Optional<Action> next(TurnView turn) {
        Ways ways = new Ways(turn);
        List<Entity> dangers = Awareness.of(turn).threats().stream()
                .filter(threat -> threat.position().isPresent() && ways.distance(turn.position(), threat) <= within)
                .collect(ImmutableList.toImmutableList());
        if (dangers.isEmpty()) {
            return Optional.empty();
        }
        Optional<Action> step = ways.awayFrom(dangers).map(Move::new);
        turn.because(step.isPresent() ? "flees" : "is cornered");
        return step.or(() -> new Strike().next(turn)).or(() -> Optional.of(LeaveHarm.orRest(turn)));
    }
}
