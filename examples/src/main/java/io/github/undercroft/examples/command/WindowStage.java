package io.github.undercroft.examples.command;

import io.github.undercroft.front.play.GameTitle;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.front.sheet.ColourDepth;
import io.github.undercroft.front.sheet.Menu;
import io.github.undercroft.front.sheet.TileSheet;
import io.github.undercroft.front.window.GameWindow;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/** A window of the games' own, which has all colours. */
final class WindowStage implements Stage {

    private static final String TITLE = "Undercroft";

    @Override
    public boolean isThere() {
        return GameWindow.isThere();
    }

    @Override
    public boolean isTold() {
        return false;
    }

    @Override
    public String whyNotThere() {
        return "There is no screen to open a window on";
    }

    @Override
    public void choose(Supplier<Menu> menus, IntFunction<Play> choices, ColourDepth colours) {
        GameWindow.choose(menus, choices, TITLE, TileSheet.bundled().tiles());
    }

    @Override
    public void play(Play play, ColourDepth colours) {
        String title = TITLE + ": " + GameTitle.of(play).text();
        GameWindow.play(play, title, TileSheet.bundled().tiles());
    }
}
