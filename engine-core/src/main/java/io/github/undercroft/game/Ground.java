package io.github.undercroft.game;

import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.model.Motility;
import io.github.undercroft.model.Stamp;
import io.github.undercroft.model.Terrain;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The terrain of a level and the bit rows drawn from it. Shared between forks: who wants to change it (or add rows for
 * another motility) works on a copy, so that no other thread ever sees a change.
 */
final class Ground {

    final int width;
    final int height;
    final Terrain[] cells;
    private final BitGrid transparent;
    private final List<Motility> motilities = new ArrayList<>();
    private final List<BitGrid> passable = new ArrayList<>();
    private final List<BitGridView> passableFaces = new ArrayList<>();
    private final BitGridView transparentFace;
    Stamp stamp = new Stamp();

    private Ground(int width, int height, Terrain[] cells, BitGrid transparent) {
        this.width = width;
        this.height = height;
        this.cells = cells;
        this.transparent = transparent;
        this.transparentFace = new ReadOnlyRows(transparent);
    }

    static Ground of(Grid<Terrain> content) {
        int width = content.width();
        int height = content.height();
        Terrain[] cells = new Terrain[width * height];
        BitGrid transparent = BitGrid.of(width, height);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                Terrain terrain = content.get(x, y);
                cells[y * width + x] = terrain;
                if (terrain.transparent()) {
                    transparent.set(x, y);
                }
            }
        }
        Ground ground = new Ground(width, height, cells, transparent);
        ground.add(Motility.WALK);
        ground.add(Motility.FLY);
        return ground;
    }

    Ground copy() {
        Ground copy = new Ground(width, height, cells.clone(), BitGrid.copyOf(transparent));
        copy.motilities.addAll(motilities);
        for (BitGrid rows : passable) {
            copy.addRows(BitGrid.copyOf(rows));
        }
        copy.stamp = stamp;
        return copy;
    }

    /** The rows of a motility in use; null if nobody asked for it yet. */
    @Nullable
    BitGridView passable(Motility motility) {
        for (int i = 0; i < motilities.size(); i++) {
            if (motilities.get(i).equals(motility)) {
                return passableFaces.get(i);
            }
        }
        return null;
    }

    BitGridView add(Motility motility) {
        BitGrid rows = BitGrid.of(width, height);
        for (int cell = 0; cell < cells.length; cell++) {
            if (cells[cell].passage().allows(motility)) {
                rows.set(cell % width, cell / width);
            }
        }
        motilities.add(motility);
        return addRows(rows);
    }

    private BitGridView addRows(BitGrid rows) {
        BitGridView face = new ReadOnlyRows(rows);
        passable.add(rows);
        passableFaces.add(face);
        return face;
    }

    BitGridView transparent() {
        return transparentFace;
    }

    void set(int x, int y, Terrain terrain) {
        cells[y * width + x] = terrain;
        put(transparent, x, y, terrain.transparent());
        for (int i = 0; i < motilities.size(); i++) {
            put(passable.get(i), x, y, terrain.passage().allows(motilities.get(i)));
        }
        stamp = new Stamp();
    }

    private static void put(BitGrid rows, int x, int y, boolean on) {
        if (on) {
            rows.set(x, y);
        } else {
            rows.clear(x, y);
        }
    }
}
