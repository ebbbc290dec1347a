package io.github.undercroft.front.sheet;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.OptionalInt;

/**
 * How tiles stand in a picture: row by row, all of one size. A value. For tiles of 10 x 16 pixels with a line of one pixel between them
 * and two pixels around all, on a ground of magenta:
 *
 * <pre>{@code
 * TileGrid grid = TileGrid.of(10, 16).withGap(1).withMargin(2).withTransparent(0xFF00FF);
 * int[] argb = new int[25 * 20];   // the pixels of the picture, row by row
 * TileSet tiles = TileSet.cut(grid, 25, argb, "orc\nelf");
 * }</pre>
 *
 * @param width the pixels of a row of a tile, 1 to 256
 * @param height the rows of a tile, 1 to 256
 * @param gap the pixels between neighbours, also called spacing, 0 to 256; after the last ones it may be there or not
 * @param margin the pixels on each side of the picture, outside all tiles, 0 to 256
 * @param transparent the colour key: each pixel of exactly this colour, 0x000000 to 0xFFFFFF, is transparent
 */
public record TileGrid(int width, int height, int gap, int margin, OptionalInt transparent) {

    private static final int MAX = 256;

    /** Refuses numbers out of range. */
    public TileGrid {
        requireSide(width);
        requireSide(height);
        requireRoom("gap", gap);
        requireRoom("margin", margin);
        if (transparent.isPresent() && (transparent.getAsInt() & 0xFF000000) != 0) {
            throw new IllegalArgumentException("A transparent colour is 0x000000 to 0xFFFFFF, without opacity, not 0x"
                    + Integer.toHexString(transparent.getAsInt()));
        }
    }

    /** Square tiles with sides of so many pixels, 1 to 256, without gaps or a margin. */
    public static TileGrid of(int size) {
        return of(size, size);
    }

    /** Tiles of two sides, without gaps or a margin. */
    public static TileGrid of(int width, int height) {
        return new TileGrid(width, height, 0, 0, OptionalInt.empty());
    }

    static void requireSide(int size) {
        if (size < 1 || size > MAX) {
            throw new IllegalArgumentException("Tiles have sides of 1 to " + MAX + " pixels, not " + size);
        }
    }

    private static void requireRoom(String what, int pixels) {
        if (pixels < 0 || pixels > MAX) {
            throw new IllegalArgumentException("A " + what + " has 0 to " + MAX + " pixels, not " + pixels);
        }
    }

    /** These tiles with so many pixels between neighbours, 0 to 256. */
    public TileGrid withGap(int pixels) {
        return new TileGrid(width, height, pixels, margin, transparent);
    }

    /** These tiles with so many pixels around all of them, 0 to 256. */
    public TileGrid withMargin(int pixels) {
        return new TileGrid(width, height, gap, pixels, transparent);
    }

    /** These tiles with a ground of a colour, 0x000000 to 0xFFFFFF, that does not show. */
    public TileGrid withTransparent(int rgb) {
        return new TileGrid(width, height, gap, margin, OptionalInt.of(rgb));
    }

    /** The tiles of a picture, row by row, as {@link TileSet#cut} takes it. */
    List<int[]> cut(int pictureWidth, int[] argb) {
        if (pictureWidth < 1 || argb.length % pictureWidth != 0) {
            throw new IllegalArgumentException(
                    "A picture of " + argb.length + " pixels has no rows of " + pictureWidth + " pixels");
        }
        int pictureHeight = argb.length / pictureWidth;
        requireWhole(pictureWidth, pictureHeight);
        ImmutableList.Builder<int[]> tiles = ImmutableList.builder();
        for (int top = margin; top + height + margin <= pictureHeight; top += height + gap) {
            for (int left = margin; left + width + margin <= pictureWidth; left += width + gap) {
                tiles.add(tile(top * pictureWidth + left, pictureWidth, argb));
            }
        }
        return tiles.build();
    }

    private int[] tile(int corner, int pictureWidth, int[] argb) {
        int[] tile = new int[width * height];
        for (int y = 0; y < height; y++) {
            System.arraycopy(argb, corner + y * pictureWidth, tile, y * width, width);
        }
        if (transparent.isPresent()) {
            int key = transparent.getAsInt();
            for (int i = 0; i < tile.length; i++) {
                tile[i] = (tile[i] & 0xFFFFFF) == key ? 0 : tile[i];
            }
        }
        return tile;
    }

    /** Else the tiles would be cut somewhere beside their edges. */
    private void requireWhole(int pictureWidth, int pictureHeight) {
        int right = left(pictureWidth, width);
        int below = left(pictureHeight, height);
        if (right != 0 || below != 0) {
            throw new IllegalArgumentException("A picture of " + pictureWidth + " x " + pictureHeight
                    + " pixels is no whole number of tiles of " + width + " x " + height + " with a gap of " + gap
                    + " and a margin of " + margin + ": " + right + " x " + below
                    + " pixels are left over; give the sizes that the picture has");
        }
    }

    /** How many of so many pixels are left when tiles of that side, their gaps and both margins are taken away. */
    private int left(int pixels, int side) {
        int room = pixels - 2 * margin;
        if (room < side) {
            return pixels;
        }
        int left = (room + gap) % (side + gap);
        return left == gap ? 0 : left;
    }
}
