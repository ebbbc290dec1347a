package io.github.undercroft.memory;

import io.github.undercroft.Terrain;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
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

    /** Instead of the index of a terrain. */
    static final int UNKNOWN = -1;

    /** Keeps the weights of cells away from small numbers. */
    private static final long WEIGHT = 0x6A09_E667_F3BC_C909L;

    private final int width;
    private final int height;
    private @Nullable TileRow[] rows;
    private Object rowsOwner;
    private Object owner;
    private TerrainPalette palette;
    /** The tile that was written to last, and where it is: writing goes from one neighbour to the next. */
    private @Nullable Tile latest;

    private int latestX;
    private int latestY;
    /** The sum of what the cells add to the hash by when they were seen, kept up to date once somebody has asked for it. */
    private long times;

    private boolean keepsTimes;
    /** The cells that the observer was only told of; null if it never was. */
    private @Nullable BitGrid told;

    private boolean ownsTold;

    KnownCells(int width, int height) {
        this.width = width;
        this.height = height;
        this.owner = new Object();
        this.rows = new TileRow[(height + 7) >>> 3];
        this.rowsOwner = owner;
        this.palette = new TerrainPalette(owner);
    }

    private KnownCells(KnownCells origin) {
        this.width = origin.width;
        this.height = origin.height;
        this.owner = new Object();
        this.rows = origin.rows;
        this.rowsOwner = origin.rowsOwner;
        this.palette = origin.palette;
        this.times = origin.times;
        this.keepsTimes = origin.keepsTimes;
        this.told = origin.told;
    }

    /** The same cells; from now on each side copies what it writes to. */
    KnownCells share() {
        owner = new Object();
        latest = null;
        ownsTold = false;
        return new KnownCells(this);
    }

    /** The place of a cell in its tile. */
    static int inTile(int x, int y) {
        return (y & 7) << 3 | (x & 7);
    }

    private @Nullable Tile toRead(int x, int y) {
        TileRow row = rows[y >> 3];
        return row == null ? null : row.at(x >> 3);
    }

    /** The tile of a cell, to be written to by way of here only. */
    Tile toWrite(int x, int y) {
        int tileX = x >> 3;
        int tileY = y >> 3;
        Tile known = latest;
        if (known != null && latestX == tileX && latestY == tileY) {
            return known;
        }
        TileRow row = rows[tileY];
        Tile tile = row == null ? null : row.at(tileX);
        Tile own = tile != null && tile.owner == owner ? tile : ownTile(tileX, tileY);
        latest = own;
        latestX = tileX;
        latestY = tileY;
        return own;
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
        return when == SeenTime.NEVER ? 0 : Seeds.mix(weight + when);
    }

    /** Writes down what a cell is made of; whether that is another terrain than before. */
    boolean setTerrain(int x, int y, Terrain terrain) {
        Tile known = toRead(x, y);
        boolean isSame = known != null && isMadeOf(known, inTile(x, y), terrain);
        return !isSame && setTerrain(toWrite(x, y), x, y, terrain);
    }

    /** The same for a cell of a tile that is written to. */
    boolean setTerrain(Tile tile, int x, int y, Terrain terrain) {
        int cell = inTile(x, y);
        if (isMadeOf(tile, cell, terrain)) {
            return false;
        }
        TerrainPalette kinds = ownPalette();
        int index = kinds.indexOf(terrain);
        long weight = weight(x, y);
        kinds.add(index, weight);
        if (tile.knows(cell)) {
            kinds.subtract(tile.terrain[cell], weight);
        }
        tile.known |= 1L << cell;
        tile.terrain[cell] = index;
        return true;
    }

    private boolean isMadeOf(Tile tile, int cell, Terrain terrain) {
        return tile.knows(cell) && palette.is(tile.terrain[cell], terrain);
    }

    /** Writes down when a cell was seen. */
    void setSeen(int x, int y, long when) {
        if (seenAt(x, y) != when) {
            setSeen(toWrite(x, y), x, y, when);
        }
    }

    /** The same for a cell of a tile that is written to. */
    void setSeen(Tile tile, int x, int y, long when) {
        int cell = inTile(x, y);
        long before = tile.seenAt(cell);
        if (before != when) {
            tile.setSeen(cell, when);
            if (when == SeenTime.TOLD || before == SeenTime.TOLD) {
                noteTold(x, y, when == SeenTime.TOLD);
            }
            if (keepsTimes) {
                long weight = weight(x, y);
                times += timed(weight, when) - timed(weight, before);
            }
        }
    }

    private void noteTold(int x, int y, boolean isTold) {
        BitGrid own = told == null ? BitGrid.of(width, height) : ownsTold ? told : BitGrid.copyOf(told);
        if (isTold) {
            own.set(x, y);
        } else {
            own.clear(x, y);
        }
        told = own;
        ownsTold = true;
    }

    /** The cells that the observer was only told of; null if there never were any. */
    @Nullable
    BitGridView told() {
        return told;
    }

    /** Forgets what a cell is made of, and that it was seen; whether it was known. */
    boolean forget(int x, int y) {
        if (seenAt(x, y) != SeenTime.NEVER) {
            setSeen(toWrite(x, y), x, y, SeenTime.NEVER);
        }
        if (!isKnown(x, y)) {
            return false;
        }
        Tile tile = toWrite(x, y);
        int cell = inTile(x, y);
        ownPalette().subtract(tile.terrain[cell], weight(x, y));
        tile.known &= ~(1L << cell);
        tile.terrain[cell] = 0;
        return true;
    }

    boolean isEmpty() {
        return palette.isEmpty();
    }

    /** Writes down who and what was on a cell; null for nobody. */
    void putThere(int x, int y, Picture @Nullable [] pictures) {
        if (pictures != thereAt(x, y)) {
            toWrite(x, y).put(inTile(x, y), pictures);
        }
    }

    /** Takes a picture off the cells that show it, as far as they still do. */
    void takeOff(Picture picture) {
        for (Point at : picture.cells()) {
            takeOff(picture, at.x(), at.y());
        }
    }

    /** Takes a picture off the cells that show it but one. */
    void takeOffOthers(Picture picture, int x, int y) {
        if (picture.isLarge() || !picture.fills(x, y)) {
            for (Point at : picture.cells()) {
                if (at.x() != x || at.y() != y) {
                    takeOff(picture, at.x(), at.y());
                }
            }
        }
    }

    void takeOff(Picture picture, int x, int y) {
        Picture[] there = thereAt(x, y);
        int index = Piles.find(there, picture.id());
        if (there != null && index >= 0) {
            putThere(x, y, Piles.without(there, index));
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
        return tile == null ? SeenTime.NEVER : tile.seenAt(inTile(x, y));
    }

    Picture @Nullable [] thereAt(int x, int y) {
        Tile tile = toRead(x, y);
        return tile == null ? null : tile.at(inTile(x, y));
    }

    /** The tiles of eight rows; null if nothing is known of them. */
    @Nullable
    TileRow rowAt(int tileY) {
        return rows[tileY];
    }

    /** Shows the cells of a row from the left. Equal neighbours in a tile come together. */
    void visitRow(int y, MemoryRecord.CellVisitor visitor) {
        TileRow row = rows[y >> 3];
        if (row == null) {
            visitor.cells(width, UNKNOWN, SeenTime.NEVER);
            return;
        }
        for (int x = 0; x < width; x = (x | 7) + 1) {
            int count = Math.min(8, width - x);
            Tile tile = row.at(x >> 3);
            if (tile == null) {
                visitor.cells(count, UNKNOWN, SeenTime.NEVER);
            } else {
                visit(tile, inTile(x, y), count, visitor);
            }
        }
    }

    private static void visit(Tile tile, int first, int count, MemoryRecord.CellVisitor visitor) {
        int from = first;
        int kind = kind(tile, first);
        long seen = tile.seenAt(first);
        for (int cell = first + 1; cell < first + count; cell++) {
            int nextKind = kind(tile, cell);
            long nextSeen = tile.seenAt(cell);
            if (nextKind != kind || nextSeen != seen) {
                visitor.cells(cell - from, kind, seen);
                from = cell;
                kind = nextKind;
                seen = nextSeen;
            }
        }
        visitor.cells(first + count - from, kind, seen);
    }

    private static int kind(Tile tile, int cell) {
        return tile.knows(cell) ? tile.terrain[cell] : UNKNOWN;
    }

    int kinds() {
        return palette.size();
    }

    Terrain terrain(int kind) {
        return palette.kind(kind);
    }

    /** The hash of what all cells are made of and when they were seen. */
    long hash(ToLongFunction<Terrain> digest) {
        TerrainPalette kinds = palette.lacksDigests() ? ownPalette() : palette;
        if (!keepsTimes) {
            times = sumOfTimes();
            keepsTimes = true;
        }
        return Seeds.mix(kinds.hash(digest)) + times;
    }

    private long sumOfTimes() {
        long sum = 0;
        for (int tileY = 0; tileY < rows.length; tileY++) {
            TileRow row = rows[tileY];
            for (int tileX = row == null ? 0 : row.first(); row != null && tileX < row.end(); tileX++) {
                Tile tile = row.at(tileX);
                for (int cell = 0; tile != null && cell < Tile.CELLS; cell++) {
                    long weight = weight((tileX << 3) + (cell & 7), (tileY << 3) + (cell >>> 3));
                    sum += timed(weight, tile.seenAt(cell));
                }
            }
        }
        return sum;
    }
}
