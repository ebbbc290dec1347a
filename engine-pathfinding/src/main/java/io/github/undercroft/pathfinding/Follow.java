package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.perception.Awareness;
import io.github.undercroft.rules.Behaviour;
import io.github.undercroft.rules.Move;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Goes after somebody: towards it while it is farther away than so many steps, as one walks; out of view to where it was
 * last. Has no occasion when it is near enough, was never perceived, or no way leads there, and where it was last without finding
 * it. To follow to other levels too, give the follower a {@code Companion} as well.
 *
 * <p>Who is near enough and stands beside the leader where a corridor or a doorway is one cell wide holds it up, should it
 * want to come that way: in one turn of four it goes a step away, if one leads farther from the leader.
 *
 * <p>It looks only at what it perceives. O(cells) for each turn in which it goes.
 *
 * @param leader whom to follow
 * @param within how many steps away is near enough, 1 or more
 */
public record Follow(EntityId leader, int within) implements Behaviour {

    private static final int TURNS_A_STEP = 4;

    /** Refuses a number out of range, with an {@link IllegalArgumentException}. */
    public Follow {
        Objects.requireNonNull(leader, "leader");
        if (within < 1) {
            throw new IllegalArgumentException(
                    "One follows to within 1 step or more; this is " + within + ". For beside the leader, give 1");
        }
    }

    @Override
    public Optional<Action> next(TurnView turn) {
        Optional<Entity> known = turn.perceived().entities().stream()
                .filter(entity -> entity.id().equals(leader))
                .findFirst();
        Optional<Point> place = known.flatMap(Entity::position);
        if (place.isEmpty()) {
            return Optional.empty();
        }
        boolean inView = Awareness.of(turn).sees(known.get());
        if (inView && Metric.CHEBYSHEV.within(turn.position(), place.get(), 1)) {
            return makeWay(turn, place.get());
        }
        return Errand.path(turn, List.of(place.get()))
                .filter(path -> path.steps() > (inView ? within : 0))
                .flatMap(path -> Errand.onward(turn, path));
    }

    private static Optional<Action> makeWay(TurnView turn, Point place) {
        Point here = turn.position();
        BitGridView open = BoardCost.of(turn).open();
        if (!Narrows.isNarrow(open, here) || !turn.random().chance(1, TURNS_A_STEP)) {
            return Optional.empty();
        }
        int steps = Around.steps(open, turn.steps().movement(), here);
        return Direction.all().stream()
                .filter(way -> (steps >> way.ordinal() & 1) != 0
                        && !turn.perceived().isOccupied(here.step(way))
                        && !Metric.CHEBYSHEV.within(here.step(way), place, 1))
                .findFirst()
                .map(Move::new);
    }
}
