package io.github.undercroft;

/**
 * What a renderer may draw: a glyph and a colour. The engine only passes it on.
 *
 * @param codePoint a Unicode code point
 * @param rgb red, green and blue, 0x000000 to 0xFFFFFF
 */
public record Look(int codePoint, int rgb) implements Component {

    public Look {
        if (!Character.isValidCodePoint(codePoint)) {
            throw new IllegalArgumentException("Not a Unicode code point: " + codePoint);
        }
        if (rgb < 0 || rgb > 0xFFFFFF) {
            throw new IllegalArgumentException("A colour is 0x000000 to 0xFFFFFF; this is " + rgb);
        }
    }

    /** @return the look with the first character of the text */
    public static Look of(String glyph, int rgb) {
        if (glyph.isEmpty()) {
            throw new IllegalArgumentException("A look needs a glyph, for example \"@\"");
        }
        return new Look(glyph.codePointAt(0), rgb);
    }
}
