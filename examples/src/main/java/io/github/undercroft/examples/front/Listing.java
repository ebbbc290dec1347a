package io.github.undercroft.examples.front;

import io.github.undercroft.examples.Key;
import java.util.function.IntConsumer;

/**
 * A menu over the board.
 *
 * @param choice what to do with the line that is chosen; by then the mode is the one to go back to
 */
record Listing(Menu menu, IntConsumer choice, Mode back) implements Mode {

    /** Lines to be read. */
    static Listing of(Menu menu, Mode back) {
        return new Listing(menu, line -> {}, back);
    }

    @Override
    public void press(Key key, Play play) {
        menu.press(key);
        if (menu.isLeft()) {
            play.enter(back);
            menu.chosen().ifPresent(choice);
        }
    }

    @Override
    public void draw(Sheet sheet, MapView map) {
        menu.draw(sheet);
    }

    @Override
    public String hint() {
        return menu.hint();
    }
}
