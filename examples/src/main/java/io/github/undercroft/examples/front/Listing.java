package io.github.undercroft.examples.front;

import io.github.undercroft.examples.Key;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import java.util.Optional;
import java.util.function.IntConsumer;

/**
 * A menu over the board.
 *
 * @param choice what to do with the chosen line; called when the mode is {@code back} again
 */
record Listing(Menu menu, IntConsumer choice, Mode back) implements Mode {

    /** A list to read. */
    static Listing of(Menu menu, Mode back) {
        return new Listing(menu, line -> {}, back);
    }

    @Override
    public void press(Key key, Play play) {
        menu.press(key);
        finish(play);
    }

    @Override
    public void point(Input.Pointed pointed, Optional<Point> cell, Play play) {
        menu.point(pointed);
        finish(play);
    }

    private void finish(Play play) {
        if (menu.isLeft()) {
            play.enter(back);
            menu.chosen().ifPresent(choice);
        }
    }

    @Override
    public void draw(Sheet sheet, MapView map, Rect room) {
        menu.draw(sheet, room);
    }

    @Override
    public String hint() {
        return menu.hint();
    }
}
