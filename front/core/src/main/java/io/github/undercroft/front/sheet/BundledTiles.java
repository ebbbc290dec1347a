package io.github.undercroft.front.sheet;

import io.github.undercroft.front.TextResource;

/** The tiles that come with the front end, as files: terrain, things and creatures, free to use like its code. */
public final class BundledTiles {

    /** The pixels of a side of each tile. */
    public static final int SIZE = 16;

    private BundledTiles() {}

    /** @return a PNG of all tiles, row by row */
    public static byte[] picture() {
        return TextResource.bytes(BundledTiles.class, "tiles.png");
    }

    /** @return the name of a tile in each line, in the order of the picture */
    public static String names() {
        return TextResource.read(BundledTiles.class, "tiles.txt");
    }
}
