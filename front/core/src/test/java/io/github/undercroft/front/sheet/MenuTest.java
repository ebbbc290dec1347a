package io.github.undercroft.front.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.front.Input;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.geometry.Rect;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MenuTest {

    private static final List<String> MANY =
            IntStream.range(0, 30).mapToObj(i -> "line " + i).toList();

    private static void press(Menu menu, String... keys) {
        for (String key : keys) {
            menu.press(new KeyPress(key));
        }
    }

    @Test
    void aLetterChooses() {
        Menu menu = Menu.toChoose("Which?", List.of("one", "two"));
        assertThat(menu.sheet(20, 8).toString()).contains("Which?", "a) one", "b) two");

        press(menu, "c", "b");

        assertThat(menu.isLeft()).isTrue();
        assertThat(menu.chosen()).hasValue(1);
    }

    @Test
    void arrowsAndEnterChooseToo() {
        Menu menu = Menu.toChoose("Which?", MANY);
        press(menu, "down", "down", "up", "enter");

        assertThat(menu.chosen()).hasValue(1);
    }

    @Test
    void whoMissesTheLettersHasNoLineMarkedUntilAnArrowMarksOne() {
        Menu menu = Menu.toChoose("Which?", MANY);
        press(menu, "down", "7", "enter");
        assertThat(menu.isLeft()).isFalse();
        assertThat(menu.told()).endsWith("line 29");

        press(menu, "down", "enter");
        assertThat(menu.chosen()).hasValue(2);
    }

    @Test
    void theMarkedLineIsInViewAndSpaceTurnsThePage() {
        Menu menu = Menu.toChoose("Which?", MANY);
        menu.sheet(60, 10);
        press(menu, "space", "space");

        assertThat(menu.sheet(60, 10).toString())
                .contains("line 14", "space, arrows: more")
                .doesNotContain("line 15");
        press(menu, "end");
        assertThat(menu.sheet(60, 10).toString()).contains("line 29");
    }

    /** A list as a finger needs it, in a sheet of one row for the title and one that is empty. */
    private static String inHand(Menu menu, int rows) {
        Sheet sheet = new Sheet(20, rows);
        menu.draw(sheet, new Rect(0, 0, 20, rows), new Display(0, false, true, 3));
        return sheet.toString().lines().map(String::stripTrailing).collect(Collectors.joining("|"));
    }

    @Test
    void aLineToChooseHasAsManyRowsAsAFingerNeeds() {
        assertThat(inHand(Menu.toChoose("Which?", List.of("one", "two")), 8)).isEqualTo("Which?|||a) one|||b) two|");
    }

    @Test
    void eachOfTheseRowsChoosesTheLine() {
        for (int row = 2; row < 8; row++) {
            Menu menu = Menu.toChoose("Which?", List.of("one", "two"));
            inHand(menu, 8);
            menu.point(new Input.Pointed(Input.Gesture.CLICK, 0, row));
            assertThat(menu.chosen()).hasValue(row < 5 ? 0 : 1);
        }
    }

    @Test
    void aPageOfSuchLinesIsTurnedByWholeLines() {
        Menu menu = Menu.toChoose("Which?", MANY);
        inHand(menu, 8);
        press(menu, "space", "enter");
        assertThat(menu.chosen()).hasValue(2);
    }

    @Test
    void withLittleRoomALineHasLess() {
        assertThat(inHand(Menu.toChoose("Which?", MANY), 3)).isEqualTo("Which?||a) line 0");
    }

    @Test
    void aListToReadStaysClose() {
        assertThat(inHand(Menu.toRead("Story", List.of("one", "two")), 4)).isEqualTo("Story||one|two");
    }

    @Test
    void leftWithoutAChoice() {
        for (String key : List.of("q", "escape")) {
            Menu menu = Menu.toChoose("Which?", MANY);
            press(menu, key);
            assertThat(menu.isLeft()).isTrue();
            assertThat(menu.chosen()).isEmpty();
        }
    }

    @Test
    void longLinesAreFolded() {
        Menu menu = Menu.toRead("Title", List.of("a line that is far too long", "another"));

        assertThat(menu.sheet(14, 9).toString().lines().skip(2))
                .startsWith("a line that is", "   far too", "   long", "another");
    }

    @Test
    void longTitlesAndHintsAreFoldedToo() {
        Menu menu = Menu.toChoose("What to do with the sword?", MANY);
        menu.sheet(20, 18);

        assertThat(menu.sheet(20, 18).toString().lines())
                .startsWith("What to do with the", "   sword?", "", "a) line 0")
                .endsWith("l) line 11", "space, arrows: more", "letter or enter:", "choose   q: leave");
    }

    @Test
    void theEndOfALongTextIsInViewFromTheStart() {
        Menu menu = Menu.toRead("Title", MANY).atEnd();

        assertThat(menu.sheet(40, 10).toString()).contains("line 29", "line 23").doesNotContain("line 22");
        press(menu, "up");
        assertThat(menu.sheet(40, 10).toString()).contains("line 22").doesNotContain("line 29");
    }

    @Test
    void anEmptyListAndATinyWindowAreFine() {
        Menu menu = Menu.toChoose("Which?", List.of());
        menu.sheet(1, 1);
        press(menu, "enter", "down", "a");

        assertThat(menu.isLeft()).isFalse();
        assertThat(menu.sheet(20, 5).toString()).contains("Which?");
    }
}
