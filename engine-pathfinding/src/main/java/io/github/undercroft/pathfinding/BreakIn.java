package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.Board;
import io.github.undercroft.model.Terrain;
import io.github.undercroft.model.TerrainQuality;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.rules.Behaviour;
import io.github.undercroft.terrain.Bash;
import io.github.undercroft.terrain.Breakable;
import io.github.undercroft.terrain.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Bashes in what bars its way and can be bashed in, as a locked door to which it has no key: of what it knows of the level,
 * that to which it walks the shortest way. What opens when one bumps into it is left alone. To come after
 * {@link Explore}, which opens what can be opened.
 *
 * <p>Of two beside it it takes the first one clockwise from north. Looks only at what it perceives.
 */
public enum BreakIn implements Behaviour {
    /** The only value. */
    BREAK_IN;

    private static final TerrainQuality BASHABLE = TerrainQuality.of("bashable", BreakIn::isBashable);

    @Override
    public Optional<Action> next(TurnView turn) {
        BoardCost costs = BoardCost.of(turn);
        for (Direction way : turn.steps().movement().directions()) {
            Point beside = turn.position().step(way);
            if (isBarred(turn, beside, costs)) {
                return Optional.of(new Bash(beside));
            }
        }
        return Errand.step(turn, places(turn, costs));
    }

    /** The cells beside what is barred. */
    private static List<Point> places(TurnView turn, BoardCost costs) {
        Board known = turn.perceived();
        List<Point> places = new ArrayList<>();
        known.cells(BASHABLE).forEach((x, y) -> {
            if (!costs.isOpen(x, y)) {
                for (Direction way : turn.steps().movement().directions()) {
                    Point beside = new Point(x + way.dx(), y + way.dy());
                    if (known.isPassable(beside)) {
                        places.add(beside);
                    }
                }
            }
        });
        return places;
    }

    private static boolean isBarred(TurnView turn, Point at, BoardCost costs) {
        return turn.perceived().cells(BASHABLE).getOrFalse(at.x(), at.y()) && !costs.isOpen(at.x(), at.y());
    }

    private static boolean isBashable(Terrain terrain) {
        return terrain instanceof Breakable breakable && breakable.work() == Work.BASH;
    }
}
