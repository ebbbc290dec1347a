package io.github.undercroft.examples.terminal;

import com.googlecode.lanterna.input.KeyStroke;
import io.github.undercroft.examples.Key;
import io.github.undercroft.examples.front.Menu;

/** Joins a menu with a window until it is left. */
record MenuSession(Menu menu, Window window, Pace pace) {

    void run() {
        while (!menu.isLeft()) {
            KeyStroke stroke = window.waitForKey(() -> menu.sheet(window.columns(), window.rows()), pace);
            menu.press(Keys.isEnd(stroke) ? Key.ESCAPE : Keys.of(stroke).orElse(Key.TAB));
        }
    }
}
