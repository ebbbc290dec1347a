package io.github.undercroft.examples.terminal;

import com.google.common.collect.ImmutableList;
import com.googlecode.lanterna.input.KeyStroke;
import io.github.undercroft.examples.Key;
import io.github.undercroft.examples.front.Menu;
import io.github.undercroft.examples.front.Play;
import io.github.undercroft.examples.front.Sheet;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/** Shows a menu in a window and plays what is chosen there; after the game the menu is shown again. */
record MenuSession(Supplier<Menu> menus, IntFunction<Play> choices, Window window, Pace pace) {

    /** In a narrower window a line may take all columns. */
    private static final int MIN_COLUMNS = 30;

    private static final int MIN_ROWS = 8;

    void run() {
        for (OptionalInt line = ask(); line.isPresent(); line = ask()) {
            new Session(choices.apply(line.getAsInt()), window, pace).run();
        }
    }

    /** @return the chosen line; empty if the menu was left */
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
        if (columns >= MIN_COLUMNS && rows >= MIN_ROWS) {
            return menu.sheet(columns, rows);
        }
        ImmutableList<String> sizes =
                ImmutableList.of("needs " + MIN_COLUMNS + "x" + MIN_ROWS, "has " + columns + "x" + rows);
        return Menu.toRead("Window too small", sizes).sheet(columns, rows);
    }
}
