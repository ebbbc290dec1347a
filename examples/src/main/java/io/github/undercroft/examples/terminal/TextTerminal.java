package io.github.undercroft.examples.terminal;

import com.googlecode.lanterna.screen.TerminalScreen;
import com.googlecode.lanterna.terminal.ansi.UnixLikeTerminal.CtrlCBehaviour;
import com.googlecode.lanterna.terminal.ansi.UnixTerminal;
import io.github.undercroft.examples.BoardSize;
import io.github.undercroft.examples.BundledGame;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;

/**
 * The terminal in which the program was started. Never a window of its own: the usual factory would open one where it
 * finds a display.
 */
public final class TextTerminal {

    private TextTerminal() {}

    /** @return whether both standard input and standard output are a terminal */
    public static boolean isThere() {
        // System.console() answers this up to Java 21 only.
        try {
            Process test = new ProcessBuilder("sh", "-c", "test -t 0 && test -t 1")
                    .inheritIO()
                    .start();
            return test.waitFor() == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            throw new IllegalStateException("Interrupted while looking for a terminal", e);
        }
    }

    /**
     * Plays the game until the player has had enough. However that ends (a signal and an exception too), the terminal is
     * left as it was found.
     */
    public static void play(BundledGame game, BoardSize size, long seed) {
        // What is logged would run through the picture.
        System.setProperty("org.slf4j.simpleLogger.defaultLogLevel", "off");
        try (Window window = Window.open(new TerminalScreen(unixTerminal()))) {
            Runtime.getRuntime().addShutdownHook(new Thread(window::close, "restore the terminal"));
            new Session(game, size, seed, window, Pace.REAL).run();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static UnixTerminal unixTerminal() throws IOException {
        return new UnixTerminal(
                System.in, System.out, Charset.defaultCharset(), CtrlCBehaviour.CTRL_C_KILLS_APPLICATION);
    }
}
