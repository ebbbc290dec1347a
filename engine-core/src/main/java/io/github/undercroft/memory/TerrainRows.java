package io.github.undercroft.memory;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Motility;
import io.github.undercroft.Passage;
import io.github.undercroft.Terrain;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The bit rows drawn from the terrain of a level: what one can see through, what may be bumped into to some effect, for each
 * motility in use what it may pass, and what has each of the qualities that were asked for.
 */
public final class TerrainRows {

    private final int width;
    private final int height;
    private final SharedRows transparent;
    private final SharedRows bumpable;
    private final List<Motility> motilities = new ArrayList<>();
    private final List<SharedRows> passable = new ArrayList<>();
    private final List<QualityRows> qualities = new ArrayList<>();

    /** What a cell is made of. */
    public interface Cells {
        /** The terrain of a cell of the level. */
        Terrain at(int x, int y);
    }

    /** Rows in which nothing can be seen through yet, and no motility is in use. */
    public TerrainRows(int width, int height) {
        this(width, height, new SharedRows(width, height), new SharedRows(width, height));
    }

    private TerrainRows(int width, int height, SharedRows transparent, SharedRows bumpable) {
        this.width = width;
        this.height = height;
        this.transparent = transparent;
        this.bumpable = bumpable;
    }

    /** The same rows, which can be changed apart. */
    public TerrainRows copy() {
        TerrainRows copy = new TerrainRows(width, height, transparent.copy(), bumpable.copy());
        for (int i = 0; i < motilities.size(); i++) {
            copy.use(motilities.get(i), passable.get(i).copy());
        }
        for (int i = 0; i < qualities.size(); i++) {
            copy.qualities.add(qualities.get(i).copy());
        }
        return copy;
    }

    /** The rows of a motility in use; null if nobody asked for it yet. */
    public @Nullable BitGridView passable(Motility motility) {
        for (int i = 0; i < motilities.size(); i++) {
            if (motilities.get(i).equals(motility)) {
                return passable.get(i).face();
            }
        }
        return null;
    }

    /** Draws the rows of a motility, which are kept from now on. */
    public BitGridView use(Motility motility, Cells cells) {
        BitGrid rows = BitGrid.of(width, height);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                if (cells.at(x, y).passage().allows(motility)) {
                    rows.set(x, y);
                }
            }
        }
        return use(motility, new SharedRows(rows));
    }

    private BitGridView use(Motility motility, SharedRows rows) {
        motilities.add(motility);
        passable.add(rows);
        return rows.face();
    }

    /** The cells of a quality, if no terrain has to be asked for them; else null. */
    public @Nullable BitGridView known(Terrain.Quality quality) {
        QualityRows rows = find(quality);
        return rows != null && rows.isUpToDate() ? rows.cells() : null;
    }

    /** The cells of a quality, which are kept from now on. */
    public BitGridView update(Terrain.Quality quality, Cells cells) {
        QualityRows rows = find(quality);
        if (rows == null) {
            rows = new QualityRows(quality, width, height);
            qualities.add(rows);
        }
        rows.update(cells);
        return rows.cells();
    }

    private @Nullable QualityRows find(Terrain.Quality quality) {
        for (int i = 0; i < qualities.size(); i++) {
            if (qualities.get(i).isOf(quality)) {
                return qualities.get(i);
            }
        }
        return null;
    }

    private void change(int x, int y) {
        for (int i = 0; i < qualities.size(); i++) {
            qualities.get(i).change(x, y);
        }
    }

    /** The cells that one can see through. */
    public BitGridView transparent() {
        return transparent.face();
    }

    /** The cells whose terrain may do something when bumped into. */
    public BitGridView bumpable() {
        return bumpable.face();
    }

    /** The bits of one cell: of what one can see through or bump into, and of each motility in use. */
    public record Bits(boolean transparent, boolean bumpable, ImmutableList<Boolean> passable) {}

    /** Updates the bits of a cell whose terrain changed. Changes none of them if the terrain throws. */
    public void set(int x, int y, Terrain terrain) {
        change(x, y);
        Passage passage = Objects.requireNonNull(
                terrain.passage(), "passage() returned null; return Passage.CLOSED if nothing can pass");
        boolean canBeBumped = terrain.canBeBumped();
        transparent.put(x, y, terrain.transparent());
        bumpable.put(x, y, canBeBumped);
        for (int i = 0; i < motilities.size(); i++) {
            passable.get(i).put(x, y, passage.allows(motilities.get(i)));
        }
    }

    /** The bits of a cell, to be put back. */
    public Bits bitsAt(int x, int y) {
        ImmutableList.Builder<Boolean> each = ImmutableList.builder();
        for (int i = 0; i < passable.size(); i++) {
            each.add(passable.get(i).get(x, y));
        }
        return new Bits(transparent.get(x, y), bumpable.get(x, y), each.build());
    }

    /** Puts back the bits of a cell; only motilities that came into use since ask the terrain. */
    public void putBack(int x, int y, Bits bits, Terrain terrain) {
        transparent.put(x, y, bits.transparent());
        bumpable.put(x, y, bits.bumpable());
        for (int i = 0; i < motilities.size(); i++) {
            boolean known = i < bits.passable().size();
            passable.get(i)
                    .put(
                            x,
                            y,
                            known ? bits.passable().get(i) : terrain.passage().allows(motilities.get(i)));
        }
        change(x, y);
    }
}
