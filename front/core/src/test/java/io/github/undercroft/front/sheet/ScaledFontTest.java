package io.github.undercroft.front.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScaledFontTest {

    private static final BitmapFont FONT = BitmapFont.MEDIUM;

    private static boolean isInked(int codePoint, int x, int y) {
        return ((FONT.row(codePoint, y) << x) & 0x80) != 0;
    }

    @ParameterizedTest
    @ValueSource(ints = {8, 16, 24, 32})
    void wholeMultiplesAreSharp(int width) {
        byte[] glyph = new ScaledFont(FONT, width).glyph('g');
        for (int i = 0; i < glyph.length; i++) {
            boolean isInked = isInked('g', i % width * 8 / width, i / width * 8 / width);
            assertThat(glyph[i]).as("pixel %d", i).isEqualTo((byte) (isInked ? ScaledFont.FULL : 0));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {9, 10, 11, 12, 13, 14, 15, 20, 33})
    void inkIsWhereTheFontHasIt(int width) {
        byte[] glyph = new ScaledFont(FONT, width).glyph('g');
        for (int i = 0; i < glyph.length; i++) {
            int x = (2 * (i % width) + 1) * 4 / width;
            int y = (2 * (i / width) + 1) * 4 / width;
            assertThat(glyph[i]).isBetween((byte) 0, (byte) ScaledFont.FULL);
            assertThat(glyph[i] > ScaledFont.FULL / 4 || !isInked('g', x, y))
                    .as("the middle of pixel %d", i)
                    .isTrue();
        }
        assertThat(glyph).contains((byte) 0).hasSize(2 * width * width);
    }
}
