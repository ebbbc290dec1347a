package io.github.undercroft.front.play;

import io.github.undercroft.front.Input;
import io.github.undercroft.front.sheet.Sheet;
import java.util.Optional;

/**
 * What a game is played on: it shows sheets, and tells what the player does. A terminal, a window, a test. For the one thread
 * that plays.
 */
public interface Surface {

    /** In milliseconds. */
    int MOMENT = 10;

    /** @return the present number of columns, 1 or more */
    int columns();

    /** @return the present number of rows, 1 or more */
    int rows();

    /** Shows a sheet. */
    void show(Sheet sheet);

    /** @return how large pictures of cells are, as {@link io.github.undercroft.front.sheet.Display#scale} says; 0 for letters */
    default int scale() {
        return 0;
    }

    /** @return how many rows each line of a list has at least from which one chooses, 1 or more */
    default int choiceRows() {
        return 1;
    }

    /** @return whether its user wants no moving pictures: then only the states between the player's turns are shown */
    default boolean isStill() {
        return false;
    }

    /** @return whether the size has changed since the last sheet was shown, or something else that it is drawn for */
    boolean isResized();

    /** @return whether there is an input that was not taken yet; a mere move of the pointer does not count */
    boolean hasInput();

    /** Takes the next input; empty if there is none now. */
    Optional<Input> next();

    /** Keeps the shown sheet for so many milliseconds; by default by a sleep of the thread that plays. */
    default void hold(int milliseconds) {
        try {
            Thread.sleep(milliseconds);
        } catch (InterruptedException e) {
            throw new IllegalStateException("Interrupted while playing", e);
        }
    }

    /** Waits for an input; may come back without one after a short time. By default it sleeps for a moment. */
    default void idle() {
        hold(MOMENT);
    }
}
