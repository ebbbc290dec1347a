package io.github.undercroft.front.window;

import com.google.common.base.Splitter;
import com.google.common.io.Resources;
import io.github.undercroft.front.sheet.TileSet;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;

/** Sets of tiles from pictures. */
public final class PngTiles {

    /** The pixels of a side of the tiles that come with this module. */
    private static final int BUNDLED_SIZE = 16;

    private PngTiles() {}

    /** @return the tiles that come with this module: terrain, things and creatures of 16 x 16 pixels, free to use like its code */
    public static TileSet bundled() {
        return read(
                BUNDLED_SIZE,
                Resources.getResource(PngTiles.class, "tiles.png"),
                Resources.getResource(PngTiles.class, "tiles.txt"));
    }

    /**
     * Reads a sheet of tiles. Several sheets become one set by {@link TileSet#with}.
     *
     * @param size the pixels of the sides of each tile
     * @param picture a PNG of tiles, row by row, without gaps; where it is transparent, what lies below shows
     * @param names a text with the name of a tile in each line, in the order of the sheet; {@code -} for a tile to skip. Empty
     *     lines and those that begin with {@code #} do not count
     * @throws IllegalArgumentException if the sheet has fewer tiles than there are names, or is no picture
     * @throws UncheckedIOException if one of them can't be read
     */
    public static TileSet read(int size, URL picture, URL names) {
        TileSet.of(size, Map.of()); // refuses sizes out of range
        try {
            BufferedImage image = ImageIO.read(picture);
            if (image == null) {
                throw new IllegalArgumentException(picture + " is no picture that can be read; give a PNG");
            }
            List<String> lines = Splitter.on('\n')
                    .trimResults()
                    .splitToStream(Resources.toString(names, StandardCharsets.UTF_8))
                    .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                    .toList();
            int columns = image.getWidth() / size;
            int count = columns * (image.getHeight() / size);
            if (count < lines.size()) {
                throw new IllegalArgumentException(picture + " has room for " + count + " tiles of " + size
                        + " pixels, and " + names + " has " + lines.size() + " names");
            }
            Map<String, int[]> tiles = new LinkedHashMap<>();
            for (int i = 0; i < lines.size(); i++) {
                int[] argb = new int[size * size];
                image.getRGB(i % columns * size, i / columns * size, size, size, argb, 0, size);
                tiles.put(lines.get(i), argb);
            }
            tiles.remove("-");
            return TileSet.of(size, tiles);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
