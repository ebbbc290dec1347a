package io.github.undercroft.front.sheet;

import io.github.undercroft.front.TextResource;

/** A picture of tiles as it stands in a file, and the names of its tiles. A value. */
public final class TileSheet {

    private final TileGrid grid;
    private final byte[] picture;
    private final String names;

    private TileSheet(TileGrid grid, byte[] picture, String names) {
        this.grid = grid;
        this.picture = picture;
        this.names = names;
    }

    /**
     * The sheet in the files {@code tiles.png} and {@code tiles.txt} beside a class. By these names the compiler of a browser's page
     * finds them.
     *
     * @throws IllegalArgumentException if there are none
     */
    public static TileSheet beside(Class<?> owner, TileGrid grid) {
        return new TileSheet(grid, TextResource.bytes(owner, "tiles.png"), TextResource.read(owner, "tiles.txt"));
    }

    /** @return the tiles that come with the front end: terrain, things and creatures of 16 x 16 pixels, free to use like its code */
    public static TileSheet bundled() {
        return beside(TileSheet.class, TileGrid.of(16));
    }

    /**
     * Unpacks the picture.
     *
     * @throws IllegalArgumentException if it can't be unpacked, as {@link PngPicture#read} tells, or cut, as {@link TileSet#cut} does
     */
    public TileSet tiles() {
        PngPicture unpacked = PngPicture.read(picture);
        return TileSet.cut(grid, unpacked.width(), unpacked.argb(), names);
    }

    /** @return whether there is a tile of a name, or of the words that it begins with */
    public boolean has(String name) {
        return TileSet.find(name, TileSet.names(names)).isPresent();
    }
}
