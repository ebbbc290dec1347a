package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.rules.Behaviour;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Goes to a place, by what the actor knows of the level. Opens doors on its way and goes round ground that harms if that is
 * not far. What never moves is a wall. It would rather go four cells round than wait behind somebody, and rests while somebody
 * is in its way. Has no occasion at that place, where no way leads there, and where something fills it that never moves.
 *
 * <p>Looks only at what it perceives. One search for a path a turn.
 *
 * @param goal where it goes
 */
public record Travel(Point goal) implements Behaviour {

    /** Refuses a null. */
    public Travel {
        Objects.requireNonNull(goal, "goal");
    }

    @Override
    public Optional<Action> next(TurnView turn) {
        return path(turn).flatMap(path -> Errand.onward(turn, path));
    }

    /** @return the way there, as far as it is known; empty if there is none. Its end is the place, its start is the actor's */
    public Optional<Path> path(TurnView turn) {
        return turn.perceived().contains(goal) && !InTheWay.isFixed(turn, goal)
                ? Errand.path(turn, List.of(goal))
                : Optional.empty();
    }
}
