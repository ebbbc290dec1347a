package io.github.undercroft.examples.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.screen.TerminalScreen;
import com.googlecode.lanterna.terminal.virtual.DefaultVirtualTerminal;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.model.Look;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class WindowTest {

    private static final String KEYS =
            "arrows or w/a/s/d: step or hit   g: pick up   u: drink   e: wear   < or >: stairs"
                    + "   r: restart   q: quit";

    private final DefaultVirtualTerminal terminal = new DefaultVirtualTerminal(new TerminalSize(60, 20));

    private static Page page(int width, int height, String... messages) {
        Scene scene =
                new Scene(Grid.filled(width, height, Look.of(".", 0x808080)), Map.of(), BitGrid.of(width, height));
        return new Page(scene, "status", List.of(messages), "keys");
    }

    private String drawn(Page page) throws IOException {
        try (Window window = Window.open(new TerminalScreen(terminal))) {
            window.draw(page);
            return terminal.toString();
        }
    }

    @Test
    void cellsAreTwoColumnsWideWhereThereIsRoom() throws IOException {
        assertThat(drawn(page(28, 1))).contains("| " + ". ".repeat(28) + "|");
    }

    @Test
    void cellsAreOneColumnWideWhereThereIsNot() throws IOException {
        assertThat(drawn(page(29, 1))).contains("|" + ".".repeat(29) + "|");
        assertThat(drawn(page(58, 1))).contains("|" + ".".repeat(58) + "|");
    }

    @Test
    void aBoardThatFitsInNoWayIsNotCutOff() throws IOException {
        assertThat(drawn(page(59, 1))).contains("needs 61x6");
        assertThat(drawn(page(10, 15))).contains("keys");
        assertThat(drawn(page(10, 16))).contains("needs 40x21");
    }

    @Test
    void theLastMessagesAreShown() throws IOException {
        assertThat(drawn(page(10, 13, "one", "two", "three", "four")))
                .contains("two", "three", "four")
                .doesNotContain("one");
    }

    @Test
    void keysThatDoNotFitIntoALineArePartedAtTheirGaps() throws IOException {
        Page page = new Page(page(10, 11).scene(), "status", List.of("one", "two", "three", "four", "five"), KEYS);

        assertThat(drawn(page).lines().skip(14))
                .containsExactly(
                        "two",
                        "three",
                        "four",
                        "five",
                        "arrows or w/a/s/d: step or hit   g: pick up   u: drink",
                        "e: wear   < or >: stairs   r: restart   q: quit");
    }

    @Test
    void keysLeaveRoomForTheBoardAndAMessage() throws IOException {
        Page page = new Page(page(10, 15).scene(), "status", List.of("one", "two"), KEYS);

        assertThat(drawn(page))
                .contains("two")
                .containsPattern("(?m)^arrows .* u: drink   e:")
                .doesNotContain("q: quit");
    }

    @Test
    void closedTwiceItIsClosedAndNothingIsDrawnAnyMore() throws IOException {
        Window window = Window.open(new TerminalScreen(terminal));
        window.close();
        window.close();
        window.draw(page(5, 5));

        assertThat(terminal.toString()).doesNotContain("status");
    }
}
