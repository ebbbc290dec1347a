package io.github.undercroft.game.state;

import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Clouded;
import io.github.undercroft.Motility;
import io.github.undercroft.Terrain;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.grid.Stamp;
import io.github.undercroft.memory.TerrainRows;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The true ground of a level. */
final class LaidGround extends LevelGround {

    /** Row by row. A row is shared with the ground from which this was copied until it is written to. */
    private final Terrain[][] cells;

    private final BitSet ownRows = new BitSet();
    private final TerrainRows rows;
    /** The cells of active terrain: looked up each turn, since an {@code instanceof} that fails is slow. */
    private final BitSet active;

    /** The cells with gas above them; null as long as there was none, so that levels without gas pay nothing. */
    private @Nullable BitGrid gas;

    private Stamp stamp = new Stamp();

    private LaidGround(int width, int height, Terrain[][] cells, TerrainRows rows, BitSet active) {
        super(width, height);
        this.cells = cells;
        this.rows = rows;
        this.active = active;
    }

    /** The ground of a level's content. */
    static LaidGround laidOut(Grid<Terrain> content) {
        int width = content.width();
        int height = content.height();
        Terrain[][] cells = new Terrain[height][width];
        LaidGround ground = new LaidGround(width, height, cells, new TerrainRows(width, height), new BitSet());
        ground.ownRows.set(0, height);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                ground.set(x, y, content.get(x, y));
            }
        }
        ground.add(Motility.WALK);
        ground.add(Motility.FLY);
        return ground;
    }

    @Override
    LevelGround copy() {
        LaidGround copy = new LaidGround(width, height, cells.clone(), rows.copy(), (BitSet) active.clone());
        copy.gas = gas == null ? null : BitGrid.copyOf(gas);
        copy.stamp = stamp;
        return copy;
    }

    @Override
    Terrain at(int x, int y) {
        return cells[y][x];
    }

    @Override
    @Nullable
    BitGridView passable(Motility motility) {
        return rows.passable(motility);
    }

    @Override
    BitGridView add(Motility motility) {
        Terrain[] asked = new Terrain[1];
        try {
            return rows.use(motility, (x, y) -> asked[0] = cells[y][x]);
        } catch (Throwable thrown) {
            throw GameCode.failure("Asking which motilities may pass", Objects.requireNonNull(asked[0]), thrown);
        }
    }

    @Override
    @Nullable
    BitGridView known(Terrain.Quality quality) {
        return rows.known(quality);
    }

    @Override
    BitGridView update(Terrain.Quality quality) {
        return rows.update(quality, (x, y) -> cells[y][x]);
    }

    @Override
    @Nullable
    ActiveTerrain activeAt(int cell) {
        return active.get(cell) ? (ActiveTerrain) Clouded.ground(at(cell)) : null;
    }

    @Override
    List<Integer> gasCells() {
        return gas == null
                ? List.of()
                : gas.points().stream().map(at -> at.y() * width + at.x()).toList();
    }

    @Override
    BitGridView transparent() {
        return rows.transparent();
    }

    @Override
    Stamp stamp() {
        return stamp;
    }

    @Override
    Laid laidAt(int x, int y) {
        return new Laid(cells[y][x], rows.bitsAt(x, y));
    }

    @Override
    void putBack(int x, int y, Laid laid) {
        rows.putBack(x, y, laid.bits(), laid.terrain());
        become(x, y, laid.terrain());
    }

    @Override
    BitGridView bumpable() {
        return rows.bumpable();
    }

    @Override
    void set(int x, int y, Terrain terrain) {
        try {
            rows.set(x, y, terrain); // first, since it calls the terrain
        } catch (Throwable thrown) {
            throw GameCode.failure("Laying terrain", terrain, thrown);
        }
        become(x, y, terrain);
    }

    private void become(int x, int y, Terrain terrain) {
        if (!ownRows.get(y)) {
            cells[y] = cells[y].clone();
            ownRows.set(y);
        }
        cells[y][x] = terrain;
        active.set(y * width + x, Clouded.ground(terrain) instanceof ActiveTerrain);
        if (terrain instanceof Clouded) {
            gas = gas == null ? BitGrid.of(width, height) : gas;
            gas.set(x, y);
        } else if (gas != null) {
            gas.clear(x, y);
        }
        stamp = new Stamp();
    }
}
