package io.github.undercroft.pathfinding.brain;

import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.pathfinding.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A behaviour that goes to a place, by what the actor knows of the level. It opens doors on its way, and goes round harmful
 * ground if that is not far. Entities that never move are walls. It goes up to four cells round rather than wait behind
 * somebody. If somebody stands in the only way or at the place, it waits for as long as its {@link Patience} lasts; in the
 * way it changes places with an ally. It has no action at that place, nor if no path leads there.
 *
 * <p>Looks only at what it perceives. One search for a path a turn, and another one in a turn of waiting.
 *
 * @param goal the place
 * @param patience the patience that is left
 */
public record Travel(Point goal, Patience patience) implements Behaviour {

    public Travel {
        Objects.requireNonNull(goal, "goal");
        Objects.requireNonNull(patience, "patience");
    }

    /** Has not waited for anybody yet. */
    public Travel(Point goal) {
        this(goal, Patience.FRESH);
    }

    @Override
    public Optional<Action> next(TurnView turn) {
        Patience now = patience.on(turn.board());
        // Two travellers with the same goal would change places for ever.
        return path(turn, now)
                .flatMap(path -> path.steps() == 1
                        ? path.nextStep().map(way -> InTheWay.stepOrWait(turn, way))
                        : Errand.onward(turn, path, now));
    }

    @Override
    public Travel afterwards(TurnView turn, Action chosen) {
        Patience now = patience.on(turn.board());
        Patience next = Errand.after(turn, chosen, now, () -> path(turn, now).flatMap(Path::nextStep));
        return next.equals(patience) ? this : new Travel(goal, next);
    }

    /** @return the path from the actor to the place by what is known; empty if there is none */
    public Optional<Path> path(TurnView turn) {
        return path(turn, patience.on(turn.board()));
    }

    private Optional<Path> path(TurnView turn, Patience now) {
        return turn.board().contains(goal) && !Errand.isWall(turn, goal, now)
                ? Errand.path(turn, List.of(goal), now)
                : Optional.empty();
    }
}
