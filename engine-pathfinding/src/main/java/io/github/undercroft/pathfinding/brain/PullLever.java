package io.github.undercroft.pathfinding.brain;

import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Board;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.door.Lever;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A behaviour that goes to the nearest known {@link Lever} that nobody has pulled, which pulls it. Put it after {@link Explore}, which goes
 * on behind the bars when they are open.
 *
 * <p>If somebody stands in the only way or on the lever, it waits for as long as its {@link Patience} lasts, and changes places with an
 * ally. It may wait for 60 turns again on the next level.
 *
 * @param patience the patience that is left
 */
public record PullLever(Patience patience) implements Behaviour {

    private static final Terrain.Quality TO_PULL =
            Terrain.Quality.of("a lever to pull", terrain -> terrain instanceof Lever lever && !lever.isPulled());

    public PullLever {
        Objects.requireNonNull(patience, "patience");
    }

    /** The behaviour at the start. */
    public PullLever() {
        this(Patience.FRESH);
    }

    @Override
    public Optional<Action> next(TurnView turn) {
        return Errand.step(turn, places(turn.board()), patience.on(turn.board()));
    }

    @Override
    public PullLever afterwards(TurnView turn, Action chosen) {
        Board known = turn.board();
        Patience next = Errand.afterStep(turn, chosen, patience.on(known), () -> places(known));
        return next.equals(patience) ? this : new PullLever(next);
    }

    private static List<Point> places(Board known) {
        return known.cells(TO_PULL).points();
    }
}
