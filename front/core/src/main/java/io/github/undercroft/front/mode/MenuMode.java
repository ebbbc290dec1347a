package io.github.undercroft.front.mode;

import io.github.undercroft.front.Input;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.map.MapView;
import io.github.undercroft.front.sheet.Menu;
import io.github.undercroft.front.sheet.Sheet;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;

/**
 * A menu over the board, such as the inventory screen.
 *
 * @param choice what to do with the chosen line; called when the list is closed
 * @param holdsGame whether it is asked before a game begins or goes on; to leave it without a choice leaves everything as it is, and
 *     quits
 */
public record MenuMode(Menu menu, IntConsumer choice, boolean holdsGame) implements Mode {

    /** A list over a game, from which something is chosen. */
    public static MenuMode of(Menu menu, IntConsumer choice) {
        return new MenuMode(menu, choice, false);
    }

    /** A list to read. */
    public static MenuMode of(Menu menu) {
        return of(menu, line -> {});
    }

    /** The story so far, to read from its end. */
    public static MenuMode messages(PlayControls play) {
        List<String> lines = play.messages();
        List<String> shown = lines.isEmpty() ? List.of(play.words().say("Nothing yet.")) : lines;
        return of(Menu.toRead(play.words().say("What happened"), shown).atEnd());
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
        if (menu.isLeft()) {
            if (!holdsGame) {
                play.pop();
            } else if (menu.chosen().isEmpty()) {
                play.quit();
            }
            menu.chosen().ifPresent(choice);
        }
    }

    @Override
    public void draw(Sheet sheet, MapView map, Rect room) {
        menu.draw(
                sheet,
                holdsGame || menu.isWhole() ? new Rect(0, 0, sheet.width(), room.bottom() + 1) : room,
                map.display());
    }

    @Override
    public String hint(Words words) {
        return menu.hint(words);
    }
}
