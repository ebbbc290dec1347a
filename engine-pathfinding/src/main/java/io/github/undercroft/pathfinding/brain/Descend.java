package io.github.undercroft.pathfinding.brain;

import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Board;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.stairs.TakeStairs;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A behaviour that goes to the nearest known stairs down, and takes them.
 *
 * <p>If somebody stands in the only way or on the stairs, it waits for as long as its {@link Patience} lasts, and changes
 * places with an ally. It may wait for 60 turns again on the next level.
 *
 * @param patience the patience that is left
 */
public record Descend(Patience patience) implements Behaviour {

    private static final Terrain.Quality STAIRS_DOWN = Terrain.Quality.of("stairs down", Descend::leadsDown);

    public Descend {
        Objects.requireNonNull(patience, "patience");
    }

    /** The behaviour at the start. */
    public Descend() {
        this(Patience.FRESH);
    }

    @Override
    public Optional<Action> next(TurnView turn) {
        List<Point> own = turn.cells();
        if (own.stream().anyMatch(cell -> leadsDown(turn.board().terrainAt(cell)))) {
            return Optional.of(new TakeStairs());
        }
        return Errand.step(turn, places(turn.board()), patience.on(turn.board()));
    }

    @Override
    public Descend afterwards(TurnView turn, Action chosen) {
        Board known = turn.board();
        Patience next = Errand.afterStep(turn, chosen, patience.on(known), () -> places(known));
        return next.equals(patience) ? this : new Descend(next);
    }

    private static List<Point> places(Board known) {
        return known.cells(STAIRS_DOWN).points();
    }

    private static boolean leadsDown(Terrain terrain) {
        return terrain instanceof Stairs stairs && stairs.way() == Stairs.Way.DOWN;
    }
}
