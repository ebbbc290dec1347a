package io.github.undercroft.front.terminal;

import com.google.common.base.Strings;
import com.googlecode.lanterna.screen.TerminalScreen;
import com.googlecode.lanterna.terminal.MouseCaptureMode;
import io.github.undercroft.front.play.GameTitle;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.front.play.PlaySession;
import io.github.undercroft.front.play.SaveAtSignal;
import io.github.undercroft.front.sheet.ColourDepth;
import io.github.undercroft.front.sheet.Menu;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * The terminal in which the program was started. Lanterna's usual factory would open a window of its own where it finds
 * a display; this never does.
 */
public final class TextTerminal {

    /** Empty until the keys are taken. */
    private Optional<Tty> tty = Optional.empty();

    /** The game that was played last. */
    private Optional<Play> left = Optional.empty();

    /** The terminal, which is opened when something is played. */
    public TextTerminal() {}

    /** @return why nothing can be played here, in a sentence without a full stop; empty if it can */
    public static Optional<String> whyNot() {
        if ("dumb".equals(System.getenv("TERM"))) {
            return Optional.of("This terminal can only print lines (TERM is dumb)");
        }
        return holds("test -t 0 && test -t 1") ? Optional.empty() : Optional.of("This is not a terminal");
    }

    /**
     * Takes the keys from now on, so that those that are typed while a game starts are not echoed. They are dropped, as nobody has
     * seen the game yet. However the program ends, the terminal is restored. A second call does nothing.
     */
    public void takeKeys() {
        if (tty.isEmpty()) {
            try {
                tty = Optional.of(Tty.open());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** @return whether standard error is a terminal */
    public static boolean isError() {
        return holds("test -t 2");
    }

    /** System.console() answers this only up to Java 21. */
    private static boolean holds(String condition) {
        try {
            return new ProcessBuilder("sh", "-c", condition).inheritIO().start().waitFor() == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            throw new IllegalStateException("Interrupted while looking for a terminal", e);
        }
    }

    /** Plays in the colours that the terminal has. @throws IllegalStateException if nothing can be played {@linkplain #whyNot here} */
    public void play(Play play) {
        whyNot().ifPresent(why -> {
            throw new IllegalStateException(why + ", so nothing can be played here");
        });
        play(play, ColourDepth.of(System.getenv()));
    }

    /**
     * Plays until the player quits. However that ends, even by a signal or an exception, the game is saved and the terminal restored.
     * The terminal has the title of the game meanwhile. At the end it shows a line of thanks, and the commands of a game that has
     * ended.
     *
     * <p>Ctrl-C is a signal; Ctrl-Z suspends the game until the shell goes on with it; Ctrl-\ does nothing.
     */
    public void play(Play play, ColourDepth colours) {
        SaveAtSignal.installed().watch(play);
        with(colours, window -> {
            entitle(Optional.of(play));
            new PlaySession(window).play(play);
        });
    }

    /**
     * Shows a menu, plays what is chosen, and shows the menu again, until it is left without a choice. The terminal is
     * opened only once: opening it a second time would save the changed settings as the original ones.
     */
    public void choose(Supplier<Menu> menus, IntFunction<Play> choices, ColourDepth colours) {
        SaveAtSignal saving = SaveAtSignal.installed();
        Supplier<Menu> untitled = () -> {
            entitle(Optional.empty());
            return menus.get();
        };
        IntFunction<Play> watched = line -> {
            Play play = saving.watch(choices.apply(line));
            entitle(Optional.of(play));
            return play;
        };
        with(colours, window -> new PlaySession(window).choose(untitled, watched));
    }

    /** Names the terminal after a game; empty while none is played. */
    private void entitle(Optional<Play> play) {
        Optional<GameTitle> title = play.map(GameTitle::of);
        left = play.or(() -> left);
        try {
            if (hasTitle(Strings.nullToEmpty(System.getenv("TERM")))) {
                tty.orElseThrow().setGameTitle(title);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether it has a title, or at least does not show the text of one on its screen. */
    static boolean hasTitle(String terminal) {
        return Stream.of("linux", "vt", "dumb", "cons", "ansi", "sun").noneMatch(terminal::startsWith);
    }

    private void with(ColourDepth colours, Consumer<Window> task) {
        // Log output would spoil the picture.
        System.setProperty("org.slf4j.simpleLogger.defaultLogLevel", "off");
        takeKeys();
        try (Tty open = tty.orElseThrow();
                Window window = Window.open(new TerminalScreen(open), colours, open::isBack)) {
            open.setMouseCaptureMode(MouseCaptureMode.CLICK_RELEASE);
            task.accept(window);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        left.ifPresent(latest -> GameTitle.farewell(latest).forEach(System.out::println));
    }
}
