package io.github.undercroft.examples.command;

import io.github.undercroft.examples.TinyGame;
import io.github.undercroft.examples.terminal.TextTerminal;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Plays a game with a defect, to see in what state it leaves the terminal. Run by hand and by the driver of the terminal. */
public final class BrokenMain {

    private BrokenMain() {}

    /** Plays; the key {@code !} meets the defect. */
    public static void main(String[] arguments) {
        PlayCommand command = new PlayCommand(List.of(TinyGame.endless()), TextTerminal::isThere, TextTerminal::play);
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        System.exit(command.run(err, err, "tiny"));
    }
}
