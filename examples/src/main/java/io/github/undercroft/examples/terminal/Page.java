package io.github.undercroft.examples.terminal;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.examples.BoardSize;
import java.util.List;

/**
 * All that is on the screen at one moment.
 *
 * @param status how things stand, above the board
 * @param messages what happened, below it; the last ones are shown
 * @param keys what can be pressed, in the last line
 */
record Page(Scene scene, String status, List<String> messages, String keys) {

    /** Lines beside the board: status, frame, one message, keys. */
    private static final int OTHER_LINES = 5;

    private static final int LEAST_COLUMNS = 40;

    Page {
        messages = ImmutableList.copyOf(messages);
    }

    /** @return the smallest window on which this can be read */
    BoardSize leastWindow() {
        return new BoardSize(
                Math.max(LEAST_COLUMNS, scene.ground().width() + 2),
                scene.ground().height() + OTHER_LINES);
    }

    /** @return how many columns a cell takes in such a window: two look square, where there is room for them */
    int columnsPerCell(int columns) {
        return 2 * scene.ground().width() + 3 <= columns ? 2 : 1;
    }

    /** @return how many messages there is room for */
    int messageLines(int rows) {
        return Math.max(1, Math.min(messages.size(), rows - scene.ground().height() - OTHER_LINES + 1));
    }
}
