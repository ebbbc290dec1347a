package io.github.undercroft.examples.terminal;

import com.google.common.collect.ImmutableList;
import com.googlecode.lanterna.input.KeyStroke;
import io.github.undercroft.examples.Key;
import io.github.undercroft.examples.front.Menu;
import io.github.undercroft.examples.front.Play;
import io.github.undercroft.examples.front.Sheet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/** Joins a menu and what is chosen there with a window: whoever has had enough of the game is asked again. */
record MenuSession(Supplier<Menu> menus, IntFunction<Play> choices, Window window, Pace pace) {

    /** Of a smaller window a line of the menu may take all. */
    private static final int LEAST_COLUMNS = 30;

    private static final int LEAST_ROWS = 8;

    void run() {
        for (OptionalInt line = ask(); line.isPresent(); line = ask()) {
            new Session(choices.apply(line.getAsInt()), window, pace, Optional.empty()).run();
        }
    }

    /** @return the line that was chosen; empty if it was left */
    private OptionalInt ask() {
        Menu menu = menus.get();
        while (!menu.isLeft()) {
            KeyStroke stroke = window.waitForKey(() -> sheet(menu), pace);
            menu.press(Keys.isEnd(stroke) ? Key.ESCAPE : Keys.of(stroke).orElse(Key.TAB));
        }
        return menu.chosen();
    }

    private Sheet sheet(Menu menu) {
        int columns = window.columns();
        int rows = window.rows();
        if (columns >= LEAST_COLUMNS && rows >= LEAST_ROWS) {
            return menu.sheet(columns, rows);
        }
        ImmutableList<String> sizes =
                ImmutableList.of("needs " + LEAST_COLUMNS + "x" + LEAST_ROWS, "has " + columns + "x" + rows);
        return Menu.toRead("Window too small", sizes).sheet(columns, rows);
    }
}
