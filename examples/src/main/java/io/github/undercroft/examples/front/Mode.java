package io.github.undercroft.examples.front;

import io.github.undercroft.examples.Key;
import io.github.undercroft.geometry.Point;

/** What the keys are for at a moment, and what that adds to the screen. */
interface Mode {

    /** Does what the key says. */
    void press(Key key, Play play);

    /** Draws over the board. */
    default void draw(Sheet sheet, MapView map) {}

    /** What the last line says; empty for the usual keys. */
    default String hint() {
        return "";
    }

    /** The cell that has to be in view. */
    default Point focus(Table table) {
        return table.focus();
    }
}
