package io.github.undercroft.memory;

import org.jspecify.annotations.Nullable;

/** The tiles of one row of tiles, from the first to the last of which anything is known. */
final class TileRow {

    /** Who may write to it. */
    final Object owner;

    private int first;
    private @Nullable Tile[] tiles;

    TileRow(Object owner) {
        this.owner = owner;
        this.tiles = new Tile[0];
    }

    private TileRow(Object owner, TileRow origin) {
        this.owner = owner;
        this.first = origin.first;
        this.tiles = origin.tiles.clone();
    }

    TileRow copyFor(Object newOwner) {
        return new TileRow(newOwner, this);
    }

    @Nullable
    Tile at(int tileX) {
        int index = tileX - first;
        return index >= 0 && index < tiles.length ? tiles[index] : null;
    }

    /** The column of the first tile that may be there. */
    int first() {
        return first;
    }

    /** The column after the last tile that may be there. */
    int end() {
        return first + tiles.length;
    }

    void put(int tileX, Tile tile) {
        if (tiles.length == 0) {
            first = tileX;
        }
        int newFirst = Math.min(first, tileX);
        int newEnd = Math.max(first + tiles.length, tileX + 1);
        if (newEnd - newFirst > tiles.length) {
            @Nullable Tile[] more = new Tile[newEnd - newFirst];
            System.arraycopy(tiles, 0, more, first - newFirst, tiles.length);
            tiles = more;
            first = newFirst;
        }
        tiles[tileX - first] = tile;
    }
}
