package io.github.undercroft.examples.terminal;

import com.googlecode.lanterna.screen.TerminalScreen;
import io.github.undercroft.examples.front.Menu;
import io.github.undercroft.examples.front.Play;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * The terminal in which the program was started. Never a window of its own: the usual factory would open one where it
 * finds a display.
 */
public final class TextTerminal {

    private TextTerminal() {}

    /** @return whether both standard input and standard output are a terminal */
    public static boolean isThere() {
        return holds("test -t 0 && test -t 1");
    }

    /** @return whether standard error is a terminal */
    public static boolean isError() {
        return holds("test -t 2");
    }

    /** System.console() answers this up to Java 21 only. */
    private static boolean holds(String condition) {
        try {
            return new ProcessBuilder("sh", "-c", condition).inheritIO().start().waitFor() == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            throw new IllegalStateException("Interrupted while looking for a terminal", e);
        }
    }

    /**
     * Plays until the player has had enough. However that ends (a signal and an exception too), the terminal is left as it
     * was found. Ctrl-C is a signal; the keys for others, Ctrl-Z and Ctrl-\, do nothing.
     *
     * @param turnsPerSecond how fast to go on where one only looks on; empty for somebody who plays
     */
    public static void play(Play play, ColourDepth colours, Optional<Integer> turnsPerSecond) {
        with(colours, window -> new Session(play, window, Pace.REAL, turnsPerSecond).run());
    }

    /**
     * Shows a menu, plays what belongs to the line that was chosen, and shows the next one, until one is left without a
     * choice. All in one go: whoever opens the terminal a second time takes what the first one made of it for what it was.
     */
    public static void choose(Supplier<Menu> menus, IntFunction<Play> choices, ColourDepth colours) {
        with(colours, window -> new MenuSession(menus, choices, window, Pace.REAL).run());
    }

    private static void with(ColourDepth colours, Consumer<Window> task) {
        // What is logged would run through the picture.
        System.setProperty("org.slf4j.simpleLogger.defaultLogLevel", "off");
        try (Tty tty = Tty.open();
                Window window = Window.open(new TerminalScreen(tty), colours)) {
            task.accept(window);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
