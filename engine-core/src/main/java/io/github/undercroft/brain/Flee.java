package io.github.undercroft.brain;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.Rest;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.perception.Awareness;
import io.github.undercroft.rules.Behaviour;
import io.github.undercroft.rules.Move;
import java.util.List;
import java.util.Optional;

/**
 * Goes away from those in view who are hostile to it: by the step after which the nearest of them is farthest, of equal ones
 * the one after which all together are. Where no step leads farther from the nearest, it is cornered: it strikes if it
 * can, else it rests.
 *
 * @param within how many steps away somebody has to be to be fled from, 1 or more
 */
public record Flee(int within) implements Behaviour {

    /** Refuses a number out of range, with an {@link IllegalArgumentException}. */
    public Flee {
        if (within < 1) {
            throw new IllegalArgumentException("One flees from who is within 1 step or more; this is " + within
                    + ". Who never flees needs no Flee");
        }
    }

    @Override
    public Optional<Action> next(TurnView turn) {
        Ways ways = new Ways(turn);
        List<Point> dangers = Awareness.of(turn).threats().stream()
                .flatMap(threat -> threat.position().stream())
                .filter(place -> ways.distance(turn.position(), place) <= within)
                .collect(ImmutableList.toImmutableList());
        if (dangers.isEmpty()) {
            return Optional.empty();
        }
        return ways.awayFrom(dangers)
                .<Action>map(Move::new)
                .or(() -> Strike.STRIKE.next(turn))
                .or(() -> Optional.of(new Rest()));
    }
}
