package io.github.undercroft.game.state;

import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Motility;
import io.github.undercroft.Terrain;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.grid.Stamp;
import io.github.undercroft.memory.TerrainRows;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The terrain of a level and the bit rows drawn from it. Shared between forks: changing it, or adding rows for another
 * motility, copies it first, so that no other thread sees a change.
 */
public abstract class LevelGround {

    public final int width;
    public final int height;

    LevelGround(int width, int height) {
        this.width = width;
        this.height = height;
    }

    public static LevelGround of(Grid<Terrain> content) {
        return LaidGround.laidOut(content);
    }

    /**
     * The terrain of a cell and the bits computed from it, so that undoing a change does not call the terrain again.
     */
    public record Laid(Terrain terrain, TerrainRows.Bits bits) {}

    abstract LevelGround copy();

    /** The terrain of a cell, which must be on the board. */
    abstract Terrain at(int x, int y);

    /** The terrain of a cell by its row-major index. */
    public final Terrain at(int cell) {
        return at(cell % width, cell / width);
    }

    /** The terrain of a cell on the board if it is active, else null. */
    @Nullable
    abstract ActiveTerrain activeAt(int cell);

    /** The cells with gas above them, in order; none of what is imagined. */
    abstract List<Integer> gasCells();

    /** The rows of a motility in use; null if it is not in use yet. */
    @Nullable
    abstract BitGridView passable(Motility motility);

    /** Computes the rows of a motility. */
    abstract BitGridView add(Motility motility);

    /** The cells of a quality, if no terrain has to be asked for them; else null. */
    @Nullable
    abstract BitGridView known(Terrain.Quality quality);

    /** Asks terrain that has changed for a quality. */
    abstract BitGridView update(Terrain.Quality quality);

    abstract BitGridView transparent();

    abstract BitGridView bumpable();

    /** Replaced whenever a cell's terrain changes. */
    abstract Stamp stamp();

    abstract Laid laidAt(int x, int y);

    abstract void putBack(int x, int y, Laid laid);

    abstract void set(int x, int y, Terrain terrain);
}
