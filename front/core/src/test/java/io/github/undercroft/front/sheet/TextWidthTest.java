package io.github.undercroft.front.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.geometry.Rect;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextWidthTest {

    @ParameterizedTest
    @ValueSource(
            ints = {
                0x1100, 0x231A, 0x2329, 0x26A1, 0x2705, 0x3000, 0x303E, 0x3042, 0x9F8D, 0x9FFF, 0xAC00, 0xD7A3, 0xFF21,
                0x16FE0, 0x17000, 0x1B000, 0x1F0CF, 0x1F300, 0x1F3FB, 0x1F409, 0x1F6D5, 0x1F7E0, 0x1F9D9, 0x1FA70,
                0x20000, 0x2FFFD, 0x30000, 0x3FFFD
            })
    void theWidestCharactersTakeTwoColumns(int codePoint) {
        assertThat(TextWidth.of(codePoint)).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(
            ints = {
                'a', 0xAD, 0xE9, 0x2500, 0x2588, 0x2603, 0x2694, 0x303F, 0x4DC0, 0xFF61, 0x10330, 0x1D538, 0x1F0A1,
                0x1F321, 0x1F394, 0x1F54F, 0x1F5E1, 0x1F6E1, 0x2FFFE, 0xE000
            })
    void mostCharactersTakeOneColumn(int codePoint) {
        assertThat(TextWidth.of(codePoint)).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(
            ints = {
                0x0300, 0x036F, 0x0489, 0x1160, 0x11FF, 0x200B, 0x200D, 0x202E, 0x20DD, 0x302A, 0xD7B0, 0xFE0F, 0xFEFF,
                0xE0100
            })
    void marksAndTheVowelsOfHangulTakeNone(int codePoint) {
        assertThat(TextWidth.of(codePoint)).isZero();
    }

    @Test
    void halfOfAPairOfSurrogatesIsNoCharacter() {
        Sheet sheet = new Sheet(3, 1);
        sheet.write(0, 0, "a\uD83Db", Paint.PLAIN);

        assertThat(sheet.toString()).isEqualTo("a?b\n");
    }

    @Test
    void aSeparatorOfLinesIsABlank() {
        Sheet sheet = new Sheet(3, 1);
        sheet.write(0, 0, "a\u2028b", Paint.PLAIN);

        assertThat(sheet.toString()).isEqualTo("a b\n");
    }

    @Test
    void overHalfOfAWideCharacterTheOtherHalfIsBlank() {
        Sheet sheet = new Sheet(4, 1);
        sheet.write(0, 0, "\u9F8D\u9F8D", Paint.PLAIN);
        sheet.write(1, 0, "ab", Paint.PLAIN);

        assertThat(sheet.toString()).isEqualTo(" ab\n");
        assertThat(sheet.characterAt(3, 0)).isEqualTo(' ');
    }

    @Test
    void aWideCharacterOverHalvesOfTwoOthersLeavesBlanks() {
        Sheet sheet = new Sheet(4, 1);
        sheet.write(0, 0, "\u9F8D\u9F8D", Paint.PLAIN);
        sheet.write(1, 0, "\u864E", Paint.PLAIN);

        assertThat(sheet.toString()).isEqualTo(" \u864E\n");
        assertThat(sheet.characterAt(3, 0)).isEqualTo(' ');
    }

    @Test
    void clearingHalfOfAWideCharacterClearsIt() {
        Sheet sheet = new Sheet(4, 1);
        sheet.write(0, 0, "\u9F8D\u9F8D", Paint.PLAIN);
        sheet.clear(new Rect(1, 0, 2, 1));

        assertThat(sheet).isEqualTo(new Sheet(4, 1));
    }
}
