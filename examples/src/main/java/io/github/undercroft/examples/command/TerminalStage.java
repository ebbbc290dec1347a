package io.github.undercroft.examples.command;

import io.github.undercroft.front.play.Play;
import io.github.undercroft.front.sheet.ColourDepth;
import io.github.undercroft.front.sheet.Menu;
import io.github.undercroft.front.terminal.TextTerminal;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/** The terminal in which the program was started. */
final class TerminalStage implements Stage {

    private final TextTerminal terminal = new TextTerminal();

    @Override
    public boolean isThere() {
        return TextTerminal.whyNot().isEmpty();
    }

    @Override
    public String whyNotThere() {
        return TextTerminal.whyNot().orElse("");
    }

    @Override
    public boolean isTold() {
        return TextTerminal.isError();
    }

    @Override
    public void prepare() {
        terminal.takeKeys();
    }

    @Override
    public void choose(Supplier<Menu> menus, IntFunction<Play> choices, ColourDepth colours) {
        terminal.choose(menus, choices, colours);
    }

    @Override
    public void play(Play play, ColourDepth colours) {
        terminal.play(play, colours);
    }
}
