package io.github.undercroft.front.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.CharMatcher;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class WordWrapTest {

    @Test
    void partsStayWholeIfTheyFit() {
        assertThat(WordWrap.rows("Hit points 3   Foes 9   Depth 1", 20, ""))
                .containsExactly("Hit points 3", "Foes 9   Depth 1");
    }

    @Test
    void textIsPartedAtBlanksAndALongWordAnywhere() {
        assertThat(WordWrap.rows("You hit the goblin.", 8, " ")).containsExactly("You hit", " the", " goblin.");
        assertThat(WordWrap.rows("abcdefgh", 3, "")).containsExactly("abc", "def", "gh");
    }

    @Test
    void whatFitsIsLeftAsItIs() {
        assertThat(WordWrap.rows("up        w  k", 20, "")).containsExactly("up        w  k");
    }

    @Test
    void aTextThatFillsNoScreenIsCutOff() {
        List<String> rows = WordWrap.rows("x".repeat(2_000_000), 80, "");
        assertThat(rows).hasSize(250);
        assertThat(rows.get(249)).endsWith("x ...");
    }

    @Test
    void whatIsLeftOutLeavesDots() {
        assertThat(WordWrap.first(List.of("one", "two", "three"), 2, 6)).containsExactly("one", "tw ...");
        assertThat(WordWrap.first(List.of("one", "two"), 2, 6)).containsExactly("one", "two");
    }

    @Test
    void wideCharactersTakeTwoColumnsAndMarksNone() {
        assertThat(WordWrap.rows("\u9F8D\u9F8D\u9F8D", 5, "")).containsExactly("\u9F8D\u9F8D", "\u9F8D");
        assertThat(WordWrap.rows("e\u0301e\u0301\u202E", 2, "")).hasSize(1);

        Sheet sheet = new Sheet(4, 1);
        sheet.write(0, 0, "\u9F8Da\u200B\u0301b", Paint.PLAIN);
        assertThat(sheet.toString()).isEqualTo("\u9F8Dab\n");
        assertThat(sheet.characterAt(1, 0)).isEqualTo(Sheet.SECOND_HALF);
        sheet.write(3, 0, "\u9F8D", Paint.PLAIN);
        sheet.put(0, 0, 0x9F8D, 0, Paint.SEEN);
        assertThat(sheet.characterAt(3, 0)).isEqualTo('?');
        assertThat(sheet.characterAt(0, 0)).isEqualTo('?');
    }

    @Provide
    Arbitrary<String> lines() {
        return Arbitraries.strings()
                .withChars("abc   \u9F8D\u0301")
                .ofMaxLength(60)
                .map(String::strip);
    }

    @Property
    void noLetterIsLostAndNoRowIsTooLong(
            @ForAll("lines") String line, @ForAll @IntRange(min = 1, max = 70) int columns) {
        List<String> rows = WordWrap.rows(line, columns, "  ");

        assertThat(rows).isNotEmpty().allMatch(row -> TextWidth.of(row) <= Math.max(2, columns));
        assertThat(CharMatcher.whitespace().removeFrom(String.join("", rows)))
                .isEqualTo(CharMatcher.whitespace().removeFrom(line));
    }
}
