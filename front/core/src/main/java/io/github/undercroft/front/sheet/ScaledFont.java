package io.github.undercroft.front.sheet;

import java.util.HashMap;
import java.util.Map;

/**
 * A font in another size: how much of each pixel is ink, by the area that the font's own pixels cover of it. In whole multiples
 * of the font's size all edges are sharp; in between, only pixels on an edge are mixed, and have half as much ink again, since bright
 * text on dark paper looks thinner than it is. In integers, so equal everywhere. For one thread at a time.
 */
final class ScaledFont {

    /** Of a pixel that is nothing but ink. Its side is so many units that the font's own pixels are {@code width} units. */
    static final int FULL = BitmapFont.WIDTH * BitmapFont.WIDTH;

    private final BitmapFont font;
    private final int width;
    private final Map<Integer, byte[]> glyphs = new HashMap<>();

    /** A font whose glyphs are so many pixels wide, 1 or more, and twice as high. */
    ScaledFont(BitmapFont font, int width) {
        this.font = font;
        this.width = width;
    }

    /** The pixels of a glyph, row by row, each 0 to {@link #FULL}. */
    byte[] glyph(int codePoint) {
        return glyphs.computeIfAbsent(codePoint, this::scaled);
    }

    private byte[] scaled(int codePoint) {
        int[] rows = new int[BitmapFont.HEIGHT];
        for (int y = 0; y < rows.length; y++) {
            rows[y] = font.row(codePoint, y);
        }
        byte[] ink = new byte[2 * width * width];
        for (int i = 0; i < ink.length; i++) {
            ink[i] = (byte) ink(rows, i % width, i / width);
        }
        return ink;
    }

    private int ink(int[] rows, int x, int y) {
        int area = 0;
        for (int row = first(y); row * width < (y + 1) * BitmapFont.WIDTH; row++) {
            for (int column = first(x); column * width < (x + 1) * BitmapFont.WIDTH; column++) {
                boolean isInk = ((rows[row] << column) & 0x80) != 0;
                area += isInk ? overlap(x, column) * overlap(y, row) : 0;
            }
        }
        return Math.min(FULL, area * 3 / 2);
    }

    /** The first of the font's own pixels that a pixel touches. */
    private int first(int pixel) {
        return pixel * BitmapFont.WIDTH / width;
    }

    private int overlap(int pixel, int own) {
        return Math.min((pixel + 1) * BitmapFont.WIDTH, (own + 1) * width)
                - Math.max(pixel * BitmapFont.WIDTH, own * width);
    }
}
