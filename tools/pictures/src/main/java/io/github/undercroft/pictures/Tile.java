package io.github.undercroft.pictures;

import com.google.common.base.CharMatcher;

/**
 * How one cell is drawn: a short text on a background.
 *
 * @param text the text in the middle, usually a single glyph; {@code " "} for nothing. A glyph that the font lacks
 *     becomes a box
 * @param ink the colour of the text, 0x000000 to 0xFFFFFF; the colour of the background hides the text from the PNG,
 *     not from {@link Picture#toText}
 * @param paper the colour behind it, 0x000000 to 0xFFFFFF
 */
public record Tile(String text, int ink, int paper) {

    /** Refuses an empty text, control characters and what is no colour, with an {@link IllegalArgumentException}. */
    public Tile {
        requireText(text, "a tile");
        if (text.isEmpty()) {
            throw new IllegalArgumentException("a tile without text; give \" \" for a plain one");
        }
        Colours.require(ink, "the ink of tile '" + text + "'");
        Colours.require(paper, "the paper of tile '" + text + "'");
    }

    /** @return a tile with nothing on it */
    public static Tile blank(int paper) {
        return new Tile(" ", paper, paper);
    }

    /** @return this tile with another text */
    public Tile withText(String newText) {
        return new Tile(newText, ink, paper);
    }

    /** @return this tile with its text in another colour */
    public Tile withInk(int newInk) {
        return new Tile(text, newInk, paper);
    }

    /** @return this tile on another colour */
    public Tile withPaper(int newPaper) {
        return new Tile(text, ink, newPaper);
    }

    /** @return this tile, ink and paper mixed with that much of a colour; 0 to 100 percent */
    public Tile mixed(int colour, int percent) {
        return new Tile(text, Colours.mix(ink, colour, percent), Colours.mix(paper, colour, percent));
    }

    boolean isBlank() {
        return text.isBlank();
    }

    /** @return the number of glyphs */
    int length() {
        return text.codePointCount(0, text.length());
    }

    static void requireText(String text, String what) {
        int control = CharMatcher.javaIsoControl().indexIn(text);
        if (control >= 0) {
            throw new IllegalArgumentException(what + " has the control character U+"
                    + Integer.toHexString(0x10000 | text.charAt(control)).substring(1) + " at " + control
                    + "; give one line of plain text");
        }
    }
}
