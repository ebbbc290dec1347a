package io.github.undercroft.examples.command;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.undercroft.examples.arena.Arena;
import io.github.undercroft.examples.descent.Descent;
import io.github.undercroft.examples.scatter.Scatter;
import io.github.undercroft.examples.thieflike.Thieflike;
import io.github.undercroft.front.disk.SaveDirectory;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/** Starts the bundled games. */
public final class Main {

    /** The options with which a game is played in the terminal. */
    private static final ImmutableSet<String> OF_PLAYING =
            ImmutableSet.of("--variant", "--seed", "--size", "--keys", "--wall-lines", "--colours", "--saves");

    /** The words that print, and show nothing. */
    private static final ImmutableSet<String> OF_PRINTING =
            ImmutableSet.of("dungeon", "study", "why", "mask", "heavy", "monkey");

    private Main() {}

    /** Runs the command line, and exits with its exit code. */
    public static void main(String[] arguments) {
        TerminalStage stage = new TerminalStage();
        // Before the classes of the games are loaded, so that keys which are typed by then are not echoed.
        if (isForPlaying(arguments) && stage.isThere()) {
            stage.prepare();
        }
        PlayCommand command = new PlayCommand(
                ImmutableList.of(new Descent(), new Thieflike(), new Arena(), new Scatter()),
                stage,
                SaveDirectory.usual("undercroft"));
        PrintWriter out = writer(System.out);
        PrintWriter err = writer(System.err);
        int exitCode = command.run(out, err, arguments);
        out.flush();
        err.flush();
        System.exit(exitCode);
    }

    /** Whether no word asks for anything but a game in the terminal. */
    static boolean isForPlaying(String... arguments) {
        for (String word : arguments) {
            boolean isOther = word.startsWith("-") && !OF_PLAYING.contains(word.replaceFirst("=.*", ""));
            if (isOther || OF_PRINTING.contains(word)) {
                return false;
            }
        }
        return true;
    }

    private static PrintWriter writer(PrintStream stream) {
        return new PrintWriter(stream, true, StandardCharsets.UTF_8);
    }
}
