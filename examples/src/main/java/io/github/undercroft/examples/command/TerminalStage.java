package io.github.undercroft.examples.command;

import io.github.undercroft.examples.front.Menu;
import io.github.undercroft.examples.front.Play;
import io.github.undercroft.examples.terminal.ColourDepth;
import io.github.undercroft.examples.terminal.TextTerminal;
import java.util.Optional;

/** The terminal in which the program was started. */
final class TerminalStage implements Stage {

    @Override
    public boolean isThere() {
        return TextTerminal.isThere();
    }

    @Override
    public boolean isTold() {
        return TextTerminal.isError();
    }

    @Override
    public void show(Menu menu, ColourDepth colours) {
        TextTerminal.show(menu, colours);
    }

    @Override
    public void play(Play play, ColourDepth colours, Optional<Integer> turnsPerSecond) {
        TextTerminal.play(play, colours, turnsPerSecond);
    }
}
