package io.github.undercroft.pathfinding.brain;

import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.Flee;
import io.github.undercroft.brain.LeaveHarm;
import io.github.undercroft.brain.Strike;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.sense.Awareness;
import java.util.Optional;

/**
 * A behaviour that gives a hunt up for a while: after {@value #TURNS} turns with an enemy in view at a distance, out of reach of its weapon,
 * in which it came no nearer, it goes away for as many turns, and then tries again. So nobody can shoot for ever at
 * what stands behind a river.
 *
 * <pre>{@code
 * new Unless(new Hunter(), "has given up its prey", new GiveUp())
 * }</pre>
 *
 * @param nearest how near the nearest enemy came in this hunt, in cells, diagonal steps counted as one; 0 without a hunt
 * @param inVain the number of turns since then, 0 or more
 * @param left for how many turns it still goes away, 0 or more
 */
public record GiveUp(int nearest, int inVain, int left) implements Behaviour {

    static final int TURNS = 10;
    private static final int FAR = 1000;

    public GiveUp {
        if (nearest < 0 || inVain < 0 || left < 0) {
            throw new IllegalArgumentException(
                    "Distances and numbers of turns are 0 or more; these are " + nearest + ", " + inVain + ", " + left);
        }
    }

    /** Has hunted nobody yet. */
    public GiveUp() {
        this(0, 0, 0);
    }

    @Override
    public Optional<Action> next(TurnView turn) {
        if (left == 0 || new Strike().next(turn).isPresent()) {
            return Optional.empty();
        }
        return new Flee(FAR).next(turn).or(() -> Optional.of(LeaveHarm.orRest(turn)));
    }

    @Override
    public GiveUp afterwards(TurnView turn, Action chosen) {
        return left > 1 ? new GiveUp(nearest, inVain, left - 1) : new GiveUp();
    }

    @Override
    public GiveUp afterPassing(TurnView turn) {
        Optional<Point> prey = Awareness.of(turn).enemies().stream().findFirst().flatMap(turn::nearest);
        if (prey.isEmpty() || new Strike().next(turn).isPresent()) {
            return nearest == 0 && left == 0 ? this : new GiveUp();
        }
        int distance = (int) Metric.CHEBYSHEV.distance(
                prey.get(), turn.actor().nearest(prey.get()).orElseGet(turn::position));
        if (nearest == 0 || distance < nearest) {
            return new GiveUp(distance, 0, 0);
        }
        return inVain + 1 < TURNS ? new GiveUp(nearest, inVain + 1, 0) : new GiveUp(0, 0, TURNS);
    }
}
