package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.perception.Awareness;
import io.github.undercroft.rules.Behaviour;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Goes after somebody: towards it while it is farther away than so many steps, as one walks; out of view to where it was
 * last. Has no occasion when it is near enough, was never perceived, or no way leads there, and where it was last without finding
 * it. To follow to other levels too, give the follower a {@code Companion} as well.
 *
 * <p>It looks only at what it perceives. O(cells) for each turn in which it goes.
 *
 * @param leader whom to follow
 * @param within how many steps away is near enough, 1 or more
 */
public record Follow(EntityId leader, int within) implements Behaviour {

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
        return Errand.path(turn, List.of(place.get()))
                .filter(path -> path.steps() > (inView ? within : 0))
                .flatMap(path -> Errand.onward(turn, path));
    }
}
