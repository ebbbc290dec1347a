package io.github.undercroft.pictures;

import io.github.undercroft.front.sheet.BitmapFont;

/**
 * The size of the cells of a map, in pixels.
 *
 * @param width at least 8, the width of one glyph
 * @param height at least 16, the height of one glyph
 */
public record CellSize(int width, int height) {

    /** As in a terminal. */
    public static final CellSize NARROW = new CellSize(8, 16);
    /** A step east is as long as a step south. */
    public static final CellSize SQUARE = new CellSize(16, 16);

    private static final int MAX = 256;

    /** Refuses cells that cannot hold a glyph, and cells of more than 256 pixels, with an {@link IllegalArgumentException}. */
    public CellSize {
        if (width < BitmapFont.WIDTH || height < BitmapFont.HEIGHT || width > MAX || height > MAX) {
            throw new IllegalArgumentException("cells of " + width + " x " + height + " pixels; must be "
                    + BitmapFont.WIDTH + " x " + BitmapFont.HEIGHT + " (one glyph) to " + MAX + " x " + MAX);
        }
    }

    /** @return the smallest square cell in which a text of that many glyphs stands apart from its neighbours */
    static CellSize squareFor(int glyphs) {
        int side = Math.max(SQUARE.height, BitmapFont.WIDTH * glyphs + BitmapFont.WIDTH / 2);
        return new CellSize(side, side);
    }

    boolean holds(int glyphs) {
        return glyphs <= width / BitmapFont.WIDTH;
    }
}
