package io.github.undercroft.front.window;

import com.google.common.io.Resources;
import io.github.undercroft.front.sheet.PngPicture;
import io.github.undercroft.front.sheet.TileGrid;
import io.github.undercroft.front.sheet.TileSet;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import javax.imageio.ImageIO;

/** Sets of tiles from pictures. */
public final class PngTiles {

    private PngTiles() {}

    /** @throws IllegalArgumentException if the bytes are no picture */
    static BufferedImage picture(byte[] png) {
        try {
            return Optional.ofNullable(ImageIO.read(new ByteArrayInputStream(png)))
                    .orElseThrow(() -> new IllegalArgumentException("This is no picture that can be read; give a PNG"));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Reads a picture of square tiles without gaps, with sides of 1 to 256 pixels, as {@link #read(TileGrid, URL, URL)} does. */
    public static TileSet read(int size, URL picture, URL names) {
        return read(TileGrid.of(size), picture, names);
    }

    /**
     * Reads a picture of tiles. Several become one set by {@link TileSet#with}.
     *
     * @param grid how the tiles stand in the picture
     * @param picture a PNG of tiles; where it is transparent, what lies below shows
     * @param names a text as {@link TileSet#cut} takes it
     * @throws IllegalArgumentException if it is no whole number of such tiles, or has fewer than there are names, or is no picture
     * @throws UncheckedIOException if one of them can't be read
     */
    public static TileSet read(TileGrid grid, URL picture, URL names) {
        byte[] png;
        String lines;
        try {
            png = Resources.toByteArray(picture);
            lines = Resources.toString(names, StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        try {
            PngPicture unpacked = PngPicture.read(png);
            return TileSet.cut(grid, unpacked.width(), unpacked.argb(), lines);
        } catch (IllegalArgumentException unfit) {
            throw new IllegalArgumentException(names + " for " + picture + ": " + unfit.getMessage(), unfit);
        }
    }
}
