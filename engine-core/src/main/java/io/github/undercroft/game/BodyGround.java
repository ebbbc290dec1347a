package io.github.undercroft.game;

import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.World;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Footprint;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** The terrain below somebody that fills several cells: each different one once, at the first of its cells row by row. */
final class BodyGround {

    private final List<ActiveTerrain> terrain = new ArrayList<>();
    private final List<Point> cells = new ArrayList<>();

    private final World world;

    private BodyGround(World world) {
        this.world = world;
    }

    /**
     * What is below a body, gas first.
     *
     * @param before where it was, if only the cells count that it did not fill there
     */
    static BodyGround under(World world, Level level, Footprint body, Point at, @Nullable Point before) {
        BodyGround under = new BodyGround(world);
        for (Point cell : body.cells(at)) {
            if ((before == null || !body.fills(before, cell))
                    && level.gasAt(level.index(cell)) instanceof ActiveTerrain gas) {
                under.add(gas, cell);
            }
        }
        for (Point cell : body.cells(at)) {
            ActiveTerrain active = level.activeAt(level.index(cell));
            if (active != null && (before == null || !body.fills(before, cell))) {
                under.add(active, cell);
            }
        }
        return under;
    }

    private void add(ActiveTerrain active, Point cell) {
        for (ActiveTerrain known : terrain) {
            if (areEqual(known, active)) {
                return;
            }
        }
        terrain.add(active);
        cells.add(cell);
    }

    /** Terrain that throws when it is compared is another one. */
    private boolean areEqual(ActiveTerrain known, ActiveTerrain active) {
        try {
            return GameCode.equal(known, active);
        } catch (GameCodeException thrown) {
            world.failures.add(thrown);
            return false;
        }
    }

    void forEach(BiConsumer<ActiveTerrain, Point> each) {
        for (int i = 0; i < terrain.size(); i++) {
            each.accept(terrain.get(i), cells.get(i));
        }
    }
}
