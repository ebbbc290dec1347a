package io.github.undercroft.memory;

import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.model.Motility;
import io.github.undercroft.model.Stamp;
import io.github.undercroft.model.Terrain;
import org.jspecify.annotations.Nullable;

/** The bit rows of remembered terrain, drawn when first asked for and then kept up to date, and their stamp. */
final class DrawnTerrain {

    private final int width;
    private final int height;
    private final TerrainRows.Cells cells;
    private Stamp stamp;
    private boolean changed;
    private @Nullable TerrainRows rows;

    /** Not drawn yet; with the stamp of those that hold the same. */
    DrawnTerrain(int width, int height, TerrainRows.Cells cells, Stamp stamp) {
        this.width = width;
        this.height = height;
        this.cells = cells;
        this.stamp = stamp;
    }

    /** Notes that a cell is remembered otherwise. */
    void set(int x, int y, Terrain terrain) {
        changed = true;
        if (rows != null) {
            rows.set(x, y, terrain);
        }
    }

    /** Replaces the stamp, once for all that changed. */
    void settle() {
        if (changed) {
            stamp = new Stamp();
            changed = false;
        }
    }

    Stamp stamp() {
        return stamp;
    }

    BitGridView passable(Motility motility) {
        BitGridView known = drawn().passable(motility);
        return known != null ? known : drawn().use(motility, cells);
    }

    BitGridView transparent() {
        return drawn().transparent();
    }

    private TerrainRows drawn() {
        TerrainRows known = rows;
        if (known == null) {
            known = new TerrainRows(width, height);
            for (int y = 0; y < height; y++) {
                for (int x = 0; x < width; x++) {
                    known.set(x, y, cells.at(x, y));
                }
            }
            rows = known;
        }
        return known;
    }
}
