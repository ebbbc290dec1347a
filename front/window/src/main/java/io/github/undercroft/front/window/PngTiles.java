package io.github.undercroft.front.window;

import com.google.common.io.Resources;
import io.github.undercroft.front.sheet.BundledTiles;
import io.github.undercroft.front.sheet.TileSet;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import javax.imageio.ImageIO;

/** Sets of tiles from pictures. */
public final class PngTiles {

    private PngTiles() {}

    /** @return the tiles that come with the front end: terrain, things and creatures of 16 x 16 pixels, free to use like its code */
    public static TileSet bundled() {
        try (InputStream picture = new ByteArrayInputStream(BundledTiles.picture())) {
            return cut(BundledTiles.SIZE, ImageIO.read(picture), BundledTiles.names());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /**
     * Reads a picture of tiles. Several become one set by {@link TileSet#with}.
     *
     * @param size the pixels of the sides of each tile
     * @param picture a PNG of tiles, row by row, without gaps; where it is transparent, what lies below shows
     * @param names a text as {@link TileSet#cut} takes it
     * @throws IllegalArgumentException if there are fewer tiles than names, or it is no picture
     * @throws UncheckedIOException if one of them can't be read
     */
    public static TileSet read(int size, URL picture, URL names) {
        BufferedImage image;
        String lines;
        try {
            image = ImageIO.read(picture);
            lines = Resources.toString(names, StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        if (image == null) {
            throw new IllegalArgumentException(picture + " is no picture that can be read; give a PNG");
        }
        try {
            return cut(size, image, lines);
        } catch (IllegalArgumentException unfit) {
            throw new IllegalArgumentException(names + " for " + picture + ": " + unfit.getMessage(), unfit);
        }
    }

    private static TileSet cut(int size, BufferedImage image, String names) {
        int width = image.getWidth();
        return TileSet.cut(size, width, image.getRGB(0, 0, width, image.getHeight(), null, 0, width), names);
    }
}
