package io.github.undercroft.examples.command;

import com.google.common.collect.ImmutableList;
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

    private Main() {}

    /** Runs the command line, and exits with its exit code. */
    public static void main(String[] arguments) {
        PlayCommand command = new PlayCommand(
                ImmutableList.of(new Descent(), new Thieflike(), new Arena(), new Scatter()),
                new TerminalStage(),
                SaveDirectory.usual("undercroft"));
        PrintWriter out = writer(System.out);
        PrintWriter err = writer(System.err);
        int exitCode = command.run(out, err, arguments);
        out.flush();
        err.flush();
        System.exit(exitCode);
    }

    private static PrintWriter writer(PrintStream stream) {
        return new PrintWriter(stream, true, StandardCharsets.UTF_8);
    }
}
