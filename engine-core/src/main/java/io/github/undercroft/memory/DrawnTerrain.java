package io.github.undercroft.memory;

import io.github.undercroft.Motility;
import io.github.undercroft.Terrain;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.Stamp;
import org.jspecify.annotations.Nullable;

/**
 * The bit rows of remembered terrain, drawn when first asked for and then kept up to date, and their stamp. A fork shares
 * the rows; each side copies them before it first writes to them.
 */
final class DrawnTerrain {

    private final int width;
    private final int height;
    private final TerrainRows.Cells cells;
    private Stamp stamp;
    private boolean changed;
    private @Nullable TerrainRows rows;
    /** Whether nobody else holds the rows. */
    private boolean ownsRows;

    /** Not drawn yet. */
    DrawnTerrain(int width, int height, TerrainRows.Cells cells) {
        this.width = width;
        this.height = height;
        this.cells = cells;
        this.stamp = new Stamp();
    }

    /** The same rows and stamp for another memory, which holds the same cells. */
    DrawnTerrain share(TerrainRows.Cells sameCells) {
        DrawnTerrain shared = new DrawnTerrain(width, height, sameCells);
        shared.stamp = stamp;
        shared.rows = rows;
        ownsRows = false;
        return shared;
    }

    /** Notes that a cell is remembered otherwise. */
    void set(int x, int y, Terrain terrain) {
        changed = true;
        if (rows != null) {
            ownRows(rows).set(x, y, terrain);
        }
    }

    /** The bits of a cell, to be put back. */
    TerrainRows.Bits bitsAt(int x, int y) {
        return drawn().bitsAt(x, y);
    }

    void putBack(int x, int y, Terrain terrain, TerrainRows.Bits bits) {
        changed = true;
        ownRows(drawn()).putBack(x, y, bits, terrain);
    }

    private TerrainRows ownRows(TerrainRows present) {
        if (ownsRows) {
            return present;
        }
        TerrainRows own = present.copy();
        rows = own;
        ownsRows = true;
        return own;
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
        return known != null ? known : ownRows(drawn()).use(motility, cells);
    }

    BitGridView transparent() {
        return drawn().transparent();
    }

    BitGridView bumpable() {
        return drawn().bumpable();
    }

    BitGridView cells(Terrain.Quality quality) {
        BitGridView known = drawn().known(quality);
        return known != null ? known : ownRows(drawn()).update(quality, cells);
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
            ownsRows = true;
        }
        return known;
    }
}
