package io.github.undercroft.game;

import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.memory.TerrainRows;
import io.github.undercroft.model.ActiveTerrain;
import io.github.undercroft.model.Motility;
import io.github.undercroft.model.Stamp;
import io.github.undercroft.model.Terrain;
import io.github.undercroft.model.TerrainQuality;
import java.util.BitSet;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The terrain of a level and the bit rows drawn from it. Shared between forks: who wants to change it (or add rows for
 * another motility) works on a copy, so that no other thread ever sees a change.
 */
final class Ground {

    final int width;
    final int height;
    /** Row by row; a row is shared with the ground that this is a copy of until it is written to. */
    private final Terrain[][] cells;

    private final BitSet ownRows = new BitSet();
    private final TerrainRows rows;
    /** The cells of active terrain: looked up each turn, and asking a value whether it has an interface it lacks is slow. */
    private final BitSet active;

    Stamp stamp = new Stamp();

    private Ground(int width, int height, Terrain[][] cells, TerrainRows rows, BitSet active) {
        this.width = width;
        this.height = height;
        this.cells = cells;
        this.rows = rows;
        this.active = active;
    }

    static Ground of(Grid<Terrain> content) {
        int width = content.width();
        int height = content.height();
        Terrain[][] cells = new Terrain[height][width];
        Ground ground = new Ground(width, height, cells, new TerrainRows(width, height), new BitSet());
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

    Ground copy() {
        Ground copy = new Ground(width, height, cells.clone(), rows.copy(), (BitSet) active.clone());
        copy.stamp = stamp;
        return copy;
    }

    /** The terrain of a cell, which must be on the board. */
    Terrain at(int x, int y) {
        return cells[y][x];
    }

    /** The terrain of a cell by its row-major index. */
    Terrain at(int cell) {
        return cells[cell / width][cell % width];
    }

    /** The rows of a motility in use; null if nobody asked for it yet. */
    @Nullable
    BitGridView passable(Motility motility) {
        return rows.passable(motility);
    }

    BitGridView add(Motility motility) {
        Terrain[] asked = new Terrain[1];
        try {
            return rows.use(motility, (x, y) -> asked[0] = cells[y][x]);
        } catch (Throwable thrown) {
            throw GameCode.failure("Asking who passes", Objects.requireNonNull(asked[0]), thrown);
        }
    }

    /** The cells of a quality, if no terrain has to be asked for them; else null. */
    @Nullable
    BitGridView known(TerrainQuality quality) {
        return rows.known(quality);
    }

    BitGridView update(TerrainQuality quality) {
        return rows.update(quality, (x, y) -> cells[y][x]);
    }

    /** The terrain of a cell on the board if it is active, else null. */
    @Nullable
    ActiveTerrain activeAt(int cell) {
        return active.get(cell) ? (ActiveTerrain) at(cell) : null;
    }

    BitGridView transparent() {
        return rows.transparent();
    }

    /** What a cell is made of, and the bits that were drawn from it: what is undone must not ask the terrain again. */
    record Laid(Terrain terrain, TerrainRows.Bits bits) {}

    Laid laidAt(int x, int y) {
        return new Laid(cells[y][x], rows.bitsAt(x, y));
    }

    void putBack(int x, int y, Laid laid) {
        rows.putBack(x, y, laid.bits(), laid.terrain());
        become(x, y, laid.terrain());
    }

    BitGridView bumpable() {
        return rows.bumpable();
    }

    void set(int x, int y, Terrain terrain) {
        try {
            rows.set(x, y, terrain); // first, since it asks the terrain
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
        active.set(y * width + x, terrain instanceof ActiveTerrain);
        stamp = new Stamp();
    }
}
