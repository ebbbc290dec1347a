package io.github.undercroft.front.terminal;

import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import com.googlecode.lanterna.screen.TerminalScreen;
import com.googlecode.lanterna.terminal.virtual.DefaultVirtualTerminal;
import io.github.undercroft.front.Input;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.front.play.PlaySession;
import io.github.undercroft.front.play.Surface;
import io.github.undercroft.front.sheet.ColourDepth;
import io.github.undercroft.front.sheet.Menu;
import io.github.undercroft.front.sheet.Sheet;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** A player made of paper: whenever the session waits for a key, the next thing happens. */
final class Script {

    private final DefaultVirtualTerminal terminal;
    private final Deque<Runnable> next = new ArrayDeque<>();

    /** What was on the screen whenever the session waited for a key. */
    final List<String> seen = new ArrayList<>();

    /** What was on the screen while something moved. */
    final List<String> shown = new ArrayList<>();

    Script(int columns, int rows) {
        terminal = new DefaultVirtualTerminal(new TerminalSize(columns, rows));
    }

    Script press(String characters) {
        characters.chars().forEach(character -> next.add(() -> type(character)));
        return this;
    }

    private void type(int character) {
        terminal.addInput(new KeyStroke((char) character, false, false));
    }

    Script press(KeyType type) {
        next.add(() -> terminal.addInput(new KeyStroke(type)));
        return this;
    }

    /** Presses all these keys before the session looks again. */
    Script pressAtOnce(String characters) {
        next.add(() -> characters.chars().forEach(this::type));
        return this;
    }

    Script resize(int columns, int rows) {
        next.add(() -> terminal.setTerminalSize(new TerminalSize(columns, rows)));
        return this;
    }

    /** Looks on while nothing happens. */
    Script look() {
        next.add(() -> {});
        return this;
    }

    /** Plays the tiny game. */
    Script play() {
        try (Window window = Window.open(new TerminalScreen(terminal), ColourDepth.TRUE, () -> false)) {
            new PlaySession(new Paper(window)).play(tinyGame());
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return this;
    }

    /** Chooses from a menu of games, which has the tiny one in all lines. */
    Script choose() {
        List<String> lines = List.of("tiny: a little game for a few turns", "tiny: the same again");
        try (Window window = Window.open(new TerminalScreen(terminal), ColourDepth.TRUE, () -> false)) {
            new PlaySession(new Paper(window)).choose(() -> Menu.toChoose("Which?", lines), line -> tinyGame());
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return this;
    }

    private static Play tinyGame() {
        TinyGame game = new TinyGame();
        return new Play(game, game.about().minSize(), Seat.PERSON, 5, Keymap.standard(game));
    }

    /** The window, in which no time passes. */
    private final class Paper implements Surface {
        private final Window window;

        Paper(Window window) {
            this.window = window;
        }

        @Override
        public int columns() {
            return window.columns();
        }

        @Override
        public int rows() {
            return window.rows();
        }

        @Override
        public void show(Sheet sheet) {
            window.show(sheet);
        }

        @Override
        public boolean isResized() {
            return window.isResized();
        }

        @Override
        public boolean hasInput() {
            return window.hasInput();
        }

        @Override
        public Optional<Input> next() {
            return window.next();
        }

        @Override
        public void hold(int milliseconds) {
            shown.add(terminal.toString());
        }

        @Override
        public void idle() {
            seen.add(terminal.toString());
            Runnable event = next.poll();
            if (event == null) {
                throw new AssertionError("the session waits for a key for ever:\n" + terminal);
            }
            event.run();
        }
    }

    /** The screen when the session waited for the last time. */
    String lastSeen() {
        return seen.get(seen.size() - 1);
    }
}
