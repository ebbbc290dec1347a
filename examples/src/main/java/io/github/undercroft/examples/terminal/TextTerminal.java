package io.github.undercroft.examples.terminal;

import com.googlecode.lanterna.screen.TerminalScreen;
import com.googlecode.lanterna.terminal.ansi.UnixLikeTerminal.CtrlCBehaviour;
import com.googlecode.lanterna.terminal.ansi.UnixTerminal;
import io.github.undercroft.examples.front.Menu;
import io.github.undercroft.examples.front.Play;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntFunction;

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
     * was found.
     *
     * @param turnsPerSecond how fast to go on where one only looks on; empty for somebody who plays
     */
    public static void play(Play play, ColourDepth colours, Optional<Integer> turnsPerSecond) {
        with(colours, window -> new Session(play, window, Pace.REAL, turnsPerSecond).run());
    }

    /**
     * Shows the menu until it is left, and then plays what belongs to the line that was chosen, if any was. All in one go:
     * whoever opens the terminal a second time takes what the first one made of it for what it was.
     */
    public static void choose(Menu menu, IntFunction<Play> choices, ColourDepth colours) {
        with(colours, window -> {
            new MenuSession(menu, window, Pace.REAL).run();
            menu.chosen()
                    .ifPresent(line -> new Session(choices.apply(line), window, Pace.REAL, Optional.empty()).run());
        });
    }

    private static void with(ColourDepth colours, Consumer<Window> task) {
        // What is logged would run through the picture.
        System.setProperty("org.slf4j.simpleLogger.defaultLogLevel", "off");
        try (Window window = Window.open(new TerminalScreen(unixTerminal()), colours)) {
            Thread restore = new Thread(window::close, "restore the terminal");
            Runtime.getRuntime().addShutdownHook(restore);
            task.accept(window);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static UnixTerminal unixTerminal() throws IOException {
        return new UnixTerminal(
                System.in, System.out, Charset.defaultCharset(), CtrlCBehaviour.CTRL_C_KILLS_APPLICATION);
    }
}
