package io.github.undercroft.memory;

import io.github.undercroft.model.Terrain;
import io.github.undercroft.random.Seeds;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * The cells that a memory knows, in tiles of 8 x 8, so that what was never seen takes no room. The hash is kept up to date
 * cell by cell.
 *
 * <p>A fork shares all of it. Each side copies a tile, or what leads to it, before it first writes to it: what it may write
 * to bears its own mark as the owner, and sharing gives both sides new marks.
 */
final class KnownCells {

    /** Keeps the weights of cells away from small numbers. */
    private static final long WEIGHT = 0x6A09_E667_F3BC_C909L;

    private final int width;
    private @Nullable TileRow[] rows;
    private Object rowsOwner;
    private Object owner;
    private TerrainPalette palette;
    /** The sum of what the cells add to the hash by when they were seen. */
    private long times;

    KnownCells(int width, int height) {
        this.width = width;
        this.owner = new Object();
        this.rows = new TileRow[(height + 7) >>> 3];
        this.rowsOwner = owner;
        this.palette = new TerrainPalette(owner);
    }

    private KnownCells(KnownCells origin) {
        this.width = origin.width;
        this.owner = new Object();
        this.rows = origin.rows;
        this.rowsOwner = origin.rowsOwner;
        this.palette = origin.palette;
        this.times = origin.times;
    }

    /** The same cells; from now on each side copies what it writes to. */
    KnownCells share() {
        owner = new Object();
        return new KnownCells(this);
    }

    private static int inTile(int x, int y) {
        return (y & 7) << 3 | (x & 7);
    }

    private @Nullable Tile toRead(int x, int y) {
        TileRow row = rows[y >> 3];
        return row == null ? null : row.at(x >> 3);
    }

    private Tile toWrite(int x, int y) {
        TileRow row = rows[y >> 3];
        Tile tile = row == null ? null : row.at(x >> 3);
        return tile != null && tile.owner == owner ? tile : ownTile(x >> 3, y >> 3);
    }

    private Tile ownTile(int tileX, int tileY) {
        if (rowsOwner != owner) {
            rows = rows.clone();
            rowsOwner = owner;
        }
        TileRow row = rows[tileY];
        if (row == null || row.owner != owner) {
            row = row == null ? new TileRow(owner) : row.copyFor(owner);
            rows[tileY] = row;
        }
        Tile shared = row.at(tileX);
        Tile tile = shared == null ? new Tile(owner) : shared.copyFor(owner);
        row.put(tileX, tile);
        return tile;
    }

    private TerrainPalette ownPalette() {
        if (palette.owner != owner) {
            palette = palette.copyFor(owner);
        }
        return palette;
    }

    private long weight(int x, int y) {
        return Seeds.mix((long) y * width + x + WEIGHT);
    }

    private static long timed(long weight, long when) {
        return when == Memory.NEVER ? 0 : Seeds.mix(weight + when);
    }

    /** Writes down what a cell is made of; whether that is another terrain than before. */
    boolean setTerrain(int x, int y, Terrain terrain) {
        Tile known = toRead(x, y);
        int cell = inTile(x, y);
        boolean isNew = true;
        if (known != null && known.knows(cell)) {
            if (palette.is(known.terrain[cell], terrain)) {
                return false;
            }
            isNew = false;
        }
        TerrainPalette kinds = ownPalette();
        int index = kinds.indexOf(terrain);
        long weight = weight(x, y);
        Tile tile = toWrite(x, y);
        kinds.add(index, weight);
        if (!isNew) {
            kinds.subtract(tile.terrain[cell], weight);
        }
        tile.known |= 1L << cell;
        tile.terrain[cell] = index;
        return true;
    }

    /** Writes down when a cell was seen. */
    void setSeen(int x, int y, long when) {
        int cell = inTile(x, y);
        long before = seenAt(x, y);
        if (before != when) {
            toWrite(x, y).setSeen(cell, when);
            long weight = weight(x, y);
            times += timed(weight, when) - timed(weight, before);
        }
    }

    /** Writes down who and what was on a cell; null for nobody. */
    void putThere(int x, int y, Picture @Nullable [] pictures) {
        if (pictures != thereAt(x, y)) {
            toWrite(x, y).put(inTile(x, y), pictures);
        }
    }

    boolean isKnown(int x, int y) {
        Tile tile = toRead(x, y);
        return tile != null && tile.knows(inTile(x, y));
    }

    @Nullable
    Terrain terrainAt(int x, int y) {
        Tile tile = toRead(x, y);
        int cell = inTile(x, y);
        return tile == null || !tile.knows(cell) ? null : palette.kind(tile.terrain[cell]);
    }

    long seenAt(int x, int y) {
        Tile tile = toRead(x, y);
        return tile == null ? Memory.NEVER : tile.seenAt(inTile(x, y));
    }

    Picture @Nullable [] thereAt(int x, int y) {
        Tile tile = toRead(x, y);
        return tile == null ? null : tile.at(inTile(x, y));
    }

    /** How many cells, from this one to the end of its missing tile or row, are unknown; 0 if the cell has a tile. */
    int unknownFrom(int x, int y) {
        if (rows[y >> 3] == null) {
            return width - x;
        }
        return toRead(x, y) == null ? Math.min(8 - (x & 7), width - x) : 0;
    }

    /** The hash of what all cells are made of and when they were seen. */
    long hash(ToLongFunction<Terrain> digest) {
        TerrainPalette kinds = palette.lacksDigests() ? ownPalette() : palette;
        return Seeds.mix(kinds.hash(digest)) + times;
    }
}
