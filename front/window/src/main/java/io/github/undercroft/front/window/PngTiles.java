package io.github.undercroft.front.window;

import com.google.common.io.Resources;
import io.github.undercroft.front.sheet.TileGrid;
import io.github.undercroft.front.sheet.TileSet;
import io.github.undercroft.front.sheet.TileSheet;
import java.awt.color.ColorSpace;
import java.awt.image.BufferedImage;
import java.awt.image.ColorModel;
import java.awt.image.IndexColorModel;
import java.awt.image.Raster;
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

    /** @return the tiles that come with the front end: terrain, things and creatures of 16 x 16 pixels, free to use like its code */
    public static TileSet bundled() {
        return of(TileSheet.bundled());
    }

    /** The tiles of a sheet. */
    static TileSet of(TileSheet sheet) {
        BufferedImage image = picture(sheet.picture());
        return sheet.cut(image.getWidth(), pixels(image));
    }

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
            return TileSet.cut(grid, image.getWidth(), pixels(image), lines);
        } catch (IllegalArgumentException unfit) {
            throw new IllegalArgumentException(names + " for " + picture + ": " + unfit.getMessage(), unfit);
        }
    }

    private static int[] pixels(BufferedImage image) {
        int width = image.getWidth();
        return isGrey(image.getColorModel())
                ? grey(image)
                : image.getRGB(0, 0, width, image.getHeight(), null, 0, width);
    }

    private static boolean isGrey(ColorModel colours) {
        return !(colours instanceof IndexColorModel) && colours.getColorSpace().getType() == ColorSpace.TYPE_GRAY;
    }

    /** Java takes the greys of such a picture for linear ones, and getRGB makes them lighter; in a PNG they are sRGB. */
    private static int[] grey(BufferedImage image) {
        Raster samples = image.getRaster();
        int width = image.getWidth();
        int max = (1 << samples.getSampleModel().getSampleSize(0)) - 1;
        boolean hasAlpha = image.getColorModel().hasAlpha();
        int[] argb = new int[width * image.getHeight()];
        for (int i = 0; i < argb.length; i++) {
            int grey = samples.getSample(i % width, i / width, 0) * 0xFF / max;
            int alpha = hasAlpha ? samples.getSample(i % width, i / width, 1) * 0xFF / max : 0xFF;
            argb[i] = alpha << 24 | grey * 0x010101;
        }
        return argb;
    }
}
