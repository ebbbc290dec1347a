package io.github.undercroft.front.mode;

import io.github.undercroft.front.Input;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.map.MapView;
import io.github.undercroft.front.sheet.Sheet;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import java.util.Optional;

/** What keys do at the moment, and what is drawn besides the board. */
public interface Mode {

    /** Handles a key. */
    void press(KeyPress key, PlayControls play);

    /**
     * Handles what the pointer does.
     *
     * @param cell the cell of the board under it, if it is over the board
     */
    default void point(Input.Pointed pointed, Optional<Point> cell, PlayControls play) {}

    /**
     * Does a piece of what takes long, while there is no input.
     *
     * @return whether it did anything, so that it is drawn anew and asked again
     */
    default boolean work() {
        return false;
    }

    /** Whether the game does not go on before this is answered. */
    default boolean holdsGame() {
        return false;
    }

    /**
     * Draws over the board.
     *
     * @param map where the board is; {@link MapView#mark} marks cells of it
     * @param room where a list has room: beside the board, or else all but the last rows, also over the status line
     */
    default void draw(Sheet sheet, MapView map, Rect room) {}

    /** The hint in the last line, in the words of the game; empty for the usual keys. */
    default String hint(Words words) {
        return "";
    }

    /**
     * The cell that must be in view.
     *
     * @param usual where the player is, or was last
     */
    default Point focus(Point usual) {
        return usual;
    }
}
