package io.github.undercroft.front.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SheetTest {

    private static String written(String text) {
        Sheet sheet = new Sheet(20, 1);
        sheet.write(0, 0, text, Paint.PLAIN);
        return sheet.toString().stripTrailing();
    }

    @Test
    void forHalfOfAPairOfSurrogatesStandsAQuestionMark() {
        assertThat(written("a\uD83Db")).isEqualTo("a?b");
        assertThat(written("a\uDE00b")).isEqualTo("a?b");
        assertThat(written("\uDE00\uD83D")).isEqualTo("??");
        assertThat(written("\uD83D\uD83D\uDE00")).isEqualTo("?\uD83D\uDE00");
    }

    @Test
    void aWholePairIsOneCharacter() {
        Sheet sheet = new Sheet(5, 1);
        sheet.write(0, 0, "\uD83D\uDE00\uD800\uDC00b", Paint.PLAIN);

        assertThat(sheet.characterAt(0, 0)).isEqualTo(0x1F600);
        assertThat(sheet.characterAt(1, 0)).isEqualTo(Sheet.SECOND_HALF);
        assertThat(sheet.characterAt(2, 0)).isEqualTo(0x10000);
        assertThat(sheet.characterAt(3, 0)).isEqualTo('b');
    }

    @Test
    void halvesSideBySideMakeNoPair() {
        Sheet sheet = new Sheet(2, 1);
        sheet.put(0, 0, 0xD83D, 0, Paint.SEEN);
        sheet.putWide(1, 0, 0xDE00, 0, Paint.SEEN);

        assertThat(sheet.toString()).isEqualTo("??\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\0", "\t", "\n", "\r", "\u001B", "\u007F", "\u0085", "\u2028", "\u2029"})
    void aControlCharacterIsOneBlank(String control) {
        assertThat(written("a" + control + "b")).isEqualTo("a b");
        assertThat(TextWidth.of("a" + control + "b")).isEqualTo(3);
    }

    @Provide
    Arbitrary<String> texts() {
        return Arbitraries.strings()
                .withChars("ab \t\n\u2028\uD83D\uDE00\u9F8D\u0301")
                .ofMaxLength(9);
    }

    @Property
    void whatFollowsATextStandsWhereItsWidthSays(@ForAll("texts") String text) {
        Sheet sheet = new Sheet(20, 1);
        sheet.write(0, 0, text + "!", Paint.PLAIN);

        assertThat(sheet.characterAt(TextWidth.of(text), 0)).isEqualTo('!');
        for (int column = 0; column < 20; column++) {
            assertThat(Character.getType(sheet.characterAt(column, 0)))
                    .isNotEqualTo((int) Character.SURROGATE)
                    .isNotEqualTo((int) Character.LINE_SEPARATOR);
        }
    }

    @Property
    void foldingBreaksUpNoPair(@ForAll("texts") String text) {
        String pairs = text.replace("\uD83D", "").replace("\uDE00", "\uD83D\uDE00");
        for (int columns = 1; columns < 9; columns++) {
            assertThat(WordWrap.rows(pairs, columns, " "))
                    .allSatisfy(row -> assertThat(row.codePoints())
                            .noneMatch(each -> Character.getType(each) == Character.SURROGATE));
        }
    }
}
