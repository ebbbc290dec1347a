package io.github.undercroft.memory;

import io.github.undercroft.Clouded;
import io.github.undercroft.Terrain;
import io.github.undercroft.grid.BitGridView;
import java.util.Arrays;

/**
 * The cells whose terrain has one quality. Terrain is asked when the rows are, and then only that of the cells which have
 * changed since they were asked for last.
 */
final class QualityRows {

    private final Terrain.Quality quality;
    private final SharedRows cells;
    private final int width;
    private final int height;
    /** The cells that have changed since, by their row-major index. */
    private int[] changed = {};

    private int changes;
    /** Whether any other cell may be wrong as well. */
    private boolean isStale = true;

    QualityRows(Terrain.Quality quality, int width, int height) {
        this(quality, new SharedRows(width, height), width, height);
    }

    private QualityRows(Terrain.Quality quality, SharedRows cells, int width, int height) {
        this.quality = quality;
        this.cells = cells;
        this.width = width;
        this.height = height;
    }

    /** The same rows, which can be changed apart. */
    QualityRows copy() {
        QualityRows copy = new QualityRows(quality, cells.copy(), width, height);
        copy.changed = Arrays.copyOf(changed, changes);
        copy.changes = changes;
        copy.isStale = isStale;
        return copy;
    }

    boolean isOf(Terrain.Quality other) {
        return quality == other;
    }

    /** Notes that a cell is made of something else. */
    void change(int x, int y) {
        if (isStale) {
            return;
        }
        if (changes == changed.length) {
            if (changes > width * height / 8) {
                isStale = true;
                return;
            }
            changed = Arrays.copyOf(changed, 2 * changes + 16);
        }
        changed[changes++] = y * width + x;
    }

    /** Whether no terrain has to be asked. */
    boolean isUpToDate() {
        return !isStale && changes == 0;
    }

    /** Asks the terrain that changed. */
    void update(TerrainRows.Cells terrain) {
        if (isStale) {
            for (int y = 0; y < height; y++) {
                for (int x = 0; x < width; x++) {
                    put(x, y, terrain);
                }
            }
        } else {
            for (int i = 0; i < changes; i++) {
                put(changed[i] % width, changed[i] / width, terrain);
            }
        }
        changes = 0;
        isStale = false;
    }

    private void put(int x, int y, TerrainRows.Cells terrain) {
        Terrain there = terrain.at(x, y);
        boolean isOf = there instanceof Clouded clouded
                ? quality.isOf(clouded.ground()) || quality.isOf(clouded.gas())
                : quality.isOf(there);
        cells.put(x, y, isOf);
    }

    /** The cells, as they were when it was last up to date. */
    BitGridView cells() {
        return cells.face();
    }
}
