package io.github.undercroft.front.terminal;

import com.googlecode.lanterna.TextCharacter;
import io.github.undercroft.front.sheet.TextWidth;

/**
 * A character of the screen that takes as many columns as it has on a sheet. Lanterna has a table of its own, which gives two to
 * all characters beyond U+FFFF and one to many pictographs; then all that follows in the row is drawn at a wrong place.
 */
final class Glyph extends TextCharacter {

    private static final long serialVersionUID = 1;

    private final boolean isWide;

    /** The same as that character. Lanterna has factories instead of its constructors, but they make no glyphs. */
    @SuppressWarnings("deprecation")
    Glyph(TextCharacter character) {
        super(character);
        isWide = TextWidth.of(character.getCharacterString()) == 2;
    }

    @Override
    public boolean isDoubleWidth() {
        return isWide;
    }

    @Override
    public boolean equals(Object other) {
        return super.equals(other);
    }

    @Override
    public int hashCode() {
        return super.hashCode();
    }
}
