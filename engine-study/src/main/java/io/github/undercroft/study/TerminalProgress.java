package io.github.undercroft.study;

import com.google.common.base.Strings;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Locale;
import java.util.Objects;

/** Tells progress in one line of a terminal, which is written over. */
public final class TerminalProgress implements StudyProgress {

    private static final int WIDTH = 78;
    private static final long PAUSE = 200_000_000;

    private final PrintWriter terminal;
    private long toldAt = System.nanoTime() - PAUSE;
    private boolean isLineUsed;

    /** Tells that terminal, at most five times a second. */
    public TerminalProgress(PrintWriter terminal) {
        this.terminal = Objects.requireNonNull(terminal, "terminal");
    }

    /** @return what tells a person who reads standard error; silent where that is no terminal */
    public static StudyProgress onStandardError() {
        return isTerminal()
                ? new TerminalProgress(new PrintWriter(System.err, true, StandardCharsets.UTF_8))
                : status -> {};
    }

    /** System.console() answers this only up to Java 21. */
    private static boolean isTerminal() {
        try {
            return new ProcessBuilder("sh", "-c", "test -t 2")
                            .inheritIO()
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException noShell) {
            return false;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    @Override
    public void played(Status status) {
        long now = System.nanoTime();
        if (status.done() == status.of()) {
            if (isLineUsed) {
                show("");
                terminal.print("\r");
                terminal.flush();
            }
        } else if (now - toldAt >= PAUSE) {
            toldAt = now;
            isLineUsed = true;
            show(line(status));
        }
    }

    private void show(String line) {
        terminal.print("\r" + Strings.padEnd(line, WIDTH, ' '));
        terminal.flush();
    }

    /** @return how far a run is, in words: {@code 120 of 1000 games, 8.3 a second, 2 min left, 1 broken} */
    static String line(Status status) {
        String line = status.done() + " of " + status.of() + " games";
        if (status.left().isPresent()) {
            line += String.format(Locale.ROOT, ", %.1f a second, ", status.perSecond())
                    + words(status.left().get()) + " left";
        }
        return line + (status.broken() == 0 ? "" : ", " + status.broken() + " broken");
    }

    private static String words(Duration left) {
        if (left.toMinutes() < 2) {
            return left.toSeconds() + " s";
        }
        return left.toHours() < 2 ? left.toMinutes() + " min" : left.toHours() + " h";
    }
}
