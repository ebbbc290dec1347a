package io.github.undercroft.front.mode;

import io.github.undercroft.front.Input;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.map.MapView;
import io.github.undercroft.front.sheet.Menu;
import io.github.undercroft.front.sheet.Sheet;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import java.util.Optional;
import java.util.function.IntConsumer;

/**
 * What is asked before a game begins or goes on. Leaving it without a choice leaves everything as it is.
 *
 * @param choice what to do with the chosen line
 */
public record Question(Menu menu, IntConsumer choice) implements Mode {

    @Override
    public boolean holdsGame() {
        return true;
    }

    @Override
    public void press(KeyPress key, PlayControls play) {
        menu.press(key);
        finish(play);
    }

    @Override
    public void point(Input.Pointed pointed, Optional<Point> cell, PlayControls play) {
        menu.point(pointed);
        finish(play);
    }

    private void finish(PlayControls play) {
        if (menu.chosen().isPresent()) {
            choice.accept(menu.chosen().getAsInt());
        } else if (menu.isLeft()) {
            play.quit();
        }
    }

    @Override
    public void draw(Sheet sheet, MapView map, Rect room) {
        menu.draw(sheet, new Rect(0, 0, sheet.width(), room.bottom() + 1));
    }

    @Override
    public String hint() {
        return menu.hint();
    }
}
