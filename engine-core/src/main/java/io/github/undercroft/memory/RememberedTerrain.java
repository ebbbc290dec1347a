package io.github.undercroft.memory;

import io.github.undercroft.Motility;
import io.github.undercroft.Terrain;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.Stamp;
import io.github.undercroft.terrain.Unseen;
import org.jspecify.annotations.Nullable;

/**
 * What an observer knows of how a level is built, to be played on: it can be changed, and the memory that it comes from stays as
 * it is. A cell that was never seen is made of {@link Unseen#CELL}.
 */
public final class RememberedTerrain {

    private final KnownCells cells;
    private final DrawnTerrain drawn;

    private RememberedTerrain(KnownCells cells, @Nullable DrawnTerrain drawn, int width, int height) {
        this.cells = cells;
        this.drawn = drawn == null ? new DrawnTerrain(width, height, this::at) : drawn.share(this::at);
    }

    /** That of somebody who knows nothing of a level of that size. */
    public static RememberedTerrain nothing(int width, int height) {
        return new RememberedTerrain(new KnownCells(width, height), null, width, height);
    }

    /** The same cells, apart from these from now on; the memory keeps what was drawn of them. */
    static RememberedTerrain of(KnownCells cells, DrawnTerrain drawn, int width, int height) {
        drawn.transparent(); // or each copy would draw all cells
        return new RememberedTerrain(cells.share(), drawn, width, height);
    }

    /** What a cell of the level is known to be made of. */
    public Terrain at(int x, int y) {
        Terrain known = cells.terrainAt(x, y);
        return known == null ? Unseen.CELL : known;
    }

    /** Makes a cell of something else. Changes nothing if the terrain throws. */
    public void set(int x, int y, Terrain terrain) {
        drawn.set(x, y, terrain); // first, since it asks the terrain
        become(x, y, terrain);
    }

    /** The bits drawn of a cell, to be put back. */
    public TerrainRows.Bits bitsAt(int x, int y) {
        return drawn.bitsAt(x, y);
    }

    /** Puts back what a cell was made of, without asking the terrain for more than whether it equals another. */
    public void putBack(int x, int y, Terrain terrain, TerrainRows.Bits bits) {
        drawn.putBack(x, y, terrain, bits);
        become(x, y, terrain);
    }

    private void become(int x, int y, Terrain terrain) {
        cells.setTerrain(x, y, terrain);
        drawn.settle();
    }

    /** The cells that such feet, wings or fins may pass. */
    public BitGridView passable(Motility motility) {
        return drawn.passable(motility);
    }

    /** The cells whose terrain lets sight through. */
    public BitGridView transparent() {
        return drawn.transparent();
    }

    /** The cells whose terrain may do something when bumped into. */
    public BitGridView bumpable() {
        return drawn.bumpable();
    }

    public BitGridView cells(Terrain.Quality quality) {
        return drawn.cells(quality);
    }

    /** Another one whenever a cell is made of something else. */
    public Stamp stamp() {
        return drawn.stamp();
    }
}
