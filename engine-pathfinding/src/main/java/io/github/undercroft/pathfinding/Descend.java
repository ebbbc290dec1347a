package io.github.undercroft.pathfinding;

import io.github.undercroft.model.Action;
import io.github.undercroft.model.Board;
import io.github.undercroft.model.Terrain;
import io.github.undercroft.model.TerrainQuality;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.rules.Behaviour;
import io.github.undercroft.rules.Stairs;
import io.github.undercroft.rules.TakeStairs;
import java.util.Optional;

/** Goes to the nearest stairs down that it knows of, and takes them. */
public enum Descend implements Behaviour {
    /** The only value. */
    DESCEND;

    private static final TerrainQuality STAIRS_DOWN = TerrainQuality.of("stairs down", Descend::leadsDown);

    @Override
    public Optional<Action> next(TurnView turn) {
        Board known = turn.perceived();
        if (leadsDown(known.terrainAt(turn.position()))) {
            return Optional.of(new TakeStairs());
        }
        return Errand.step(turn, known.cells(STAIRS_DOWN).points());
    }

    private static boolean leadsDown(Terrain terrain) {
        return terrain instanceof Stairs stairs && stairs.way() == Stairs.Way.DOWN;
    }
}
