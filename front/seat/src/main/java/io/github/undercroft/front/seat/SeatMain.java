package io.github.undercroft.front.seat;

import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.PlayableGame;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;

/**
 * Lets a program play a game, by JSON lines: each line of standard input is a request, and is answered by one line on standard output.
 * {@code java -cp ... io.github.undercroft.front.seat.SeatMain mygame.MyGame} plays one.
 */
public final class SeatMain {

    private static final int WRONG = 2;

    private SeatMain() {}

    /**
     * Plays the game of a class until the end of input.
     *
     * @param arguments the name of a class, a {@link PlayableGame} with a constructor that takes nothing
     */
    public static void main(String... arguments) {
        if (arguments.length != 1) {
            System.err.println("SeatMain takes the name of one class, such as mygame.MyGame; this is "
                    + arguments.length + " words");
            System.exit(WRONG);
            return;
        }
        PlayableGame game;
        try {
            game = game(arguments[0]);
        } catch (IllegalArgumentException wrong) {
            System.err.println(wrong.getMessage());
            System.exit(WRONG);
            return;
        }
        serve(game);
    }

    static PlayableGame game(String name) {
        try {
            Constructor<?> constructor = Class.forName(name).getDeclaredConstructor();
            constructor.setAccessible(true); // a game need not be public
            if (constructor.newInstance() instanceof PlayableGame game) {
                return game;
            }
            throw new IllegalArgumentException(name + " is no PlayableGame");
        } catch (InvocationTargetException broken) {
            throw new IllegalArgumentException("The constructor of " + name + " threw " + broken.getCause(), broken);
        } catch (ReflectiveOperationException | LinkageError none) {
            throw new IllegalArgumentException(
                    "There is no class " + name + " with a constructor that takes nothing: " + none, none);
        }
    }

    /** Plays a game on boards of its usual size until the end of input. */
    public static void serve(PlayableGame game) {
        serve(game, game.about().usualSize());
    }

    /**
     * Plays a game until the end of standard input. What the game itself prints goes to standard error.
     *
     * @param size of boards for which a request names no other
     * @throws UncheckedIOException if standard input fails
     */
    public static void serve(PlayableGame game, BoardSize size) {
        PrintStream before = System.out;
        System.setOut(System.err);
        try {
            serve(game, size, System.in, before);
        } finally {
            System.setOut(before);
        }
    }

    /** Plays a game by other streams, such as those of a socket, until the first one ends. What the game prints is left alone. */
    public static void serve(PlayableGame game, BoardSize size, InputStream in, OutputStream out) {
        try {
            new SeatLines(new SeatGames(game, size), in, new BufferedOutputStream(out, 1 << 16)).answerAll();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
