package io.github.undercroft.pathfinding.brain;

import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Board;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.dig.Bash;
import io.github.undercroft.dig.Breakable;
import io.github.undercroft.dig.Work;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A behaviour that bashes in what bars the way and can be bashed in, such as a locked door without its key: of all known
 * ones the nearest on foot. It leaves alone what opens by bumping. Put it after {@link Explore}, which opens what can be
 * opened.
 *
 * <p>If two are beside it, it takes the first one clockwise from north. Looks only at what it perceives. If somebody stands
 * in the only way, it waits for as long as its {@link Patience} lasts, and changes places with an ally. It may wait for 60
 * turns again once it has bashed something.
 *
 * @param patience the patience that is left
 */
public record BreakIn(Patience patience) implements Behaviour {

    private static final Terrain.Quality BASHABLE = Terrain.Quality.of("bashable", BreakIn::isBashable);

    public BreakIn {
        Objects.requireNonNull(patience, "patience");
    }

    /** The behaviour at the start. */
    public BreakIn() {
        this(Patience.FRESH);
    }

    @Override
    public Optional<Action> next(TurnView turn) {
        BoardCost costs = BoardCost.of(turn);
        for (Direction way : turn.steps().movement().directions()) {
            for (Point beside : turn.ahead(way)) {
                if (isBarred(turn, beside, costs)) {
                    return Optional.of(new Bash(beside));
                }
            }
        }
        return Errand.step(turn, places(turn, costs), patience.on(turn.board()));
    }

    @Override
    public BreakIn afterwards(TurnView turn, Action chosen) {
        Patience now = patience.on(turn.board());
        Patience next = chosen instanceof Bash
                ? now.renewed()
                : Errand.afterStep(turn, chosen, now, () -> places(turn, BoardCost.of(turn)));
        return next.equals(patience) ? this : new BreakIn(next);
    }

    /** The cells beside the obstacles. */
    private static List<Point> places(TurnView turn, BoardCost costs) {
        Board known = turn.board();
        List<Point> places = new ArrayList<>();
        known.cells(BASHABLE).forEach((x, y) -> {
            if (!costs.isPassable(x, y)) {
                for (Direction way : turn.steps().movement().directions()) {
                    Point beside = new Point(x + way.dx(), y + way.dy());
                    // A door that it can open is a place, too: it stands there when the door is open.
                    if (known.contains(beside) && costs.isPassable(beside.x(), beside.y())) {
                        places.add(beside);
                    }
                }
            }
        });
        return places;
    }

    private static boolean isBarred(TurnView turn, Point at, BoardCost costs) {
        return turn.board().cells(BASHABLE).getOrFalse(at.x(), at.y()) && !costs.isPassable(at.x(), at.y());
    }

    private static boolean isBashable(Terrain terrain) {
        return terrain instanceof Breakable breakable && breakable.work() == Work.BASH;
    }
}
