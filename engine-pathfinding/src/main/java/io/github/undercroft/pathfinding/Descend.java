package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.Board;
import io.github.undercroft.model.Terrain;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.rules.Behaviour;
import io.github.undercroft.rules.Stairs;
import io.github.undercroft.rules.TakeStairs;
import java.util.Optional;
import java.util.stream.IntStream;

/** Goes to the nearest stairs down that it knows of, and takes them. O(cells) to look for them. */
public enum Descend implements Behaviour {
    /** The only value. */
    DESCEND;

    @Override
    public Optional<Action> next(TurnView turn) {
        Board known = turn.perceived();
        if (leadsDown(known.terrainAt(turn.position()))) {
            return Optional.of(new TakeStairs());
        }
        return Errand.step(
                turn,
                IntStream.range(0, known.width() * known.height())
                        .mapToObj(i -> new Point(i % known.width(), i / known.width()))
                        .filter(cell -> leadsDown(known.terrainAt(cell)))
                        .toList());
    }

    private static boolean leadsDown(Terrain terrain) {
        return terrain instanceof Stairs stairs && stairs.way() == Stairs.Way.DOWN;
    }
}
