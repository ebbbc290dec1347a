package io.github.undercroft.brain;

import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.move.Move;
import io.github.undercroft.sense.Awareness;
import java.util.Objects;
import java.util.Optional;

/**
 * A behaviour that guards a post. It strikes an enemy in reach, goes straight toward the nearest enemy in view that is near
 * the post, and goes straight back when there is none. It always has an action: it rests at its post, and where it can't get
 * on.
 *
 * @param within how many steps from the post an enemy is near, 0 or more; at 0 it never leaves it
 */
public record Guard(Point post, int within) implements Behaviour {

    public Guard {
        Objects.requireNonNull(post, "post");
        if (within < 0) {
            throw new IllegalArgumentException("A guard watches for enemies within 0 steps or more; this is " + within
                    + ". Give 0 for its own cell alone");
        }
    }

    @Override
    public Optional<Action> next(TurnView turn) {
        Ways ways = new Ways(turn);
        Point goal = Awareness.of(turn).enemies().stream()
                .flatMap(enemy -> enemy.nearest(post).stream())
                .filter(place -> ways.distance(post, place) <= within)
                .findFirst()
                .orElse(post);
        return new Strike()
                .next(turn)
                .or(() -> goal.equals(post) ? new LeaveHarm().next(turn) : Optional.empty())
                .or(() -> ways.toward(goal).map(Move::new))
                .or(() -> Optional.of(LeaveHarm.orRest(turn)));
    }
}
