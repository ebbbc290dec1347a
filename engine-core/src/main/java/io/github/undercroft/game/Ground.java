package io.github.undercroft.game;

import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.memory.TerrainRows;
import io.github.undercroft.model.Motility;
import io.github.undercroft.model.Stamp;
import io.github.undercroft.model.Terrain;
import org.jspecify.annotations.Nullable;

/**
 * The terrain of a level and the bit rows drawn from it. Shared between forks: who wants to change it (or add rows for
 * another motility) works on a copy, so that no other thread ever sees a change.
 */
final class Ground {

    final int width;
    final int height;
    final Terrain[] cells;
    private final TerrainRows rows;
    Stamp stamp = new Stamp();

    private Ground(int width, int height, Terrain[] cells, TerrainRows rows) {
        this.width = width;
        this.height = height;
        this.cells = cells;
        this.rows = rows;
    }

    static Ground of(Grid<Terrain> content) {
        int width = content.width();
        int height = content.height();
        Ground ground = new Ground(width, height, new Terrain[width * height], new TerrainRows(width, height));
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
        Ground copy = new Ground(width, height, cells.clone(), rows.copy());
        copy.stamp = stamp;
        return copy;
    }

    /** The rows of a motility in use; null if nobody asked for it yet. */
    @Nullable
    BitGridView passable(Motility motility) {
        return rows.passable(motility);
    }

    BitGridView add(Motility motility) {
        return rows.use(motility, (x, y) -> cells[y * width + x]);
    }

    BitGridView transparent() {
        return rows.transparent();
    }

    void set(int x, int y, Terrain terrain) {
        cells[y * width + x] = terrain;
        rows.set(x, y, terrain);
        stamp = new Stamp();
    }
}
