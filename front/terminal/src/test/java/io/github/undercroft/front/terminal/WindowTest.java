package io.github.undercroft.front.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import com.googlecode.lanterna.screen.TerminalScreen;
import com.googlecode.lanterna.terminal.virtual.DefaultVirtualTerminal;
import io.github.undercroft.front.Input;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.sheet.ColourDepth;
import io.github.undercroft.front.sheet.Menu;
import io.github.undercroft.front.sheet.Sheet;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class WindowTest {

    private final DefaultVirtualTerminal terminal = new DefaultVirtualTerminal(new TerminalSize(60, 20));

    @Test
    void aSheetIsDrawnAsItIs() throws IOException {
        try (Window window = Window.open(new TerminalScreen(terminal), ColourDepth.TRUE, () -> false)) {
            window.show(Menu.toRead("Title", List.of("one", "two")).sheet(60, 20));

            assertThat(terminal.toString().lines().limit(4)).containsExactly("Title", "", "one", "two");
        }
    }

    /** A signal tells the new size at any moment, also while a sheet is being made. */
    @Test
    void aSheetThatWasMadeForTheSizeOfBeforeIsDrawnAgain() {
        try (Window window = Window.open(new TerminalScreen(terminal), ColourDepth.TRUE, () -> false)) {
            Sheet small = Menu.toRead("Title", List.of("one")).sheet(window.columns(), window.rows());
            terminal.setTerminalSize(new TerminalSize(70, 25));
            window.show(small);
            assertThat(window.isResized()).isTrue();

            window.show(Menu.toRead("Title", List.of("one")).sheet(window.columns(), window.rows()));
            assertThat(window.isResized()).isFalse();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void aSizeThatChangesBetweenColumnsAndRowsIsNoticed() {
        try (Window window = Window.open(new TerminalScreen(terminal), ColourDepth.TRUE, () -> false)) {
            int columns = window.columns();
            terminal.setTerminalSize(new TerminalSize(70, 20));
            window.show(Menu.toRead("Title", List.of("one")).sheet(columns, window.rows()));

            assertThat(window.isResized()).isTrue();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void whatIsTypedBeforeTheFirstSheetIsDropped() throws IOException {
        try (Window window = Window.open(new TerminalScreen(terminal), ColourDepth.TRUE, () -> false)) {
            terminal.addInput(new KeyStroke('d', false, false));
            window.show(Menu.toRead("Title", List.of("one")).sheet(60, 20));
            assertThat(window.next()).isEmpty();

            terminal.addInput(new KeyStroke('s', false, false));
            window.show(Menu.toRead("Title", List.of("two")).sheet(60, 20));
            assertThat(window.next()).contains(new Input.Pressed(new KeyPress("s")));
        }
    }

    @Test
    void anInputThatEndsBeforeTheFirstSheetIsNotDropped() throws IOException {
        try (Window window = Window.open(new TerminalScreen(terminal), ColourDepth.TRUE, () -> false)) {
            terminal.addInput(new KeyStroke(KeyType.EOF));
            window.show(Menu.toRead("Title", List.of("one")).sheet(60, 20));
            assertThat(window.next()).contains(new Input.Closed());
        }
    }

    @Test
    void closedTwiceItIsClosedAndNothingIsDrawnAnyMore() throws IOException {
        Window window = Window.open(new TerminalScreen(terminal), ColourDepth.TRUE, () -> false);
        window.close();
        window.close();
        window.show(Menu.toRead("Title", List.of()).sheet(60, 20));

        assertThat(terminal.toString()).doesNotContain("Title");
    }
}
