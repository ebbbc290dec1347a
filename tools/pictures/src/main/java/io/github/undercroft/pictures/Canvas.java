package io.github.undercroft.pictures;

import io.github.undercroft.front.sheet.BitmapFont;
import java.util.Arrays;

/** The pixels of a picture while it is painted. */
final class Canvas {

    private final int width;
    private final int[] rgb;

    Canvas(int width, int height) {
        this.width = width;
        rgb = new int[width * height];
        Arrays.fill(rgb, Colours.BACKGROUND);
    }

    Pixels pixels() {
        return new Pixels(width, rgb.length / width, rgb);
    }

    void fill(int left, int top, CellSize size, int colour) {
        for (int y = top; y < top + size.height(); y++) {
            Arrays.fill(rgb, y * width + left, y * width + left + size.width(), colour);
        }
    }

    /** Paints a tile with its text in the middle. */
    void tile(int left, int top, TileStyle style, Tile tile) {
        CellSize size = style.cells();
        fill(left, top, size, tile.paper());
        int textLeft = left + (size.width() - BitmapFont.WIDTH * tile.length()) / 2;
        int textTop = top + (size.height() - BitmapFont.HEIGHT) / 2;
        text(textLeft, textTop, tile.text(), tile.ink(), style.font());
    }

    void text(int left, int top, String text, int ink, BitmapFont font) {
        int x = left;
        for (int codePoint : text.codePoints().toArray()) {
            glyph(x, top, codePoint, ink, font);
            x += BitmapFont.WIDTH;
        }
    }

    private void glyph(int left, int top, int codePoint, int ink, BitmapFont font) {
        for (int y = 0; y < BitmapFont.HEIGHT; y++) {
            int row = font.row(codePoint, y);
            for (int x = 0; x < BitmapFont.WIDTH; x++) {
                if ((row << x & 0x80) != 0) {
                    rgb[(top + y) * width + left + x] = ink;
                }
            }
        }
    }
}
