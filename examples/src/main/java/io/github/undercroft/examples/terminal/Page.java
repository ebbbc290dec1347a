package io.github.undercroft.examples.terminal;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.undercroft.examples.BoardSize;
import java.util.ArrayList;
import java.util.List;

/**
 * All that is on the screen at one moment.
 *
 * @param status how things stand, above the board
 * @param messages what happened, below it; the last ones are shown
 * @param keys what can be pressed, in the last lines; where it is too long for one, it is parted at its gaps of three blanks
 */
record Page(Scene scene, String status, List<String> messages, String keys) {

    /** Lines beside the board: status, frame, one message, keys. */
    private static final int OTHER_LINES = 5;

    private static final int LEAST_COLUMNS = 40;

    private static final String GAP = "   ";

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

    /** @return the keys in as many lines as they take, or as there is room for beside one message */
    List<String> keyLines(int columns, int rows) {
        int most = rows - leastWindow().height() + 1;
        List<String> lines = new ArrayList<>();
        for (String key : Splitter.on(GAP).split(keys)) {
            String last = lines.isEmpty() ? "" : lines.get(lines.size() - 1) + GAP + key;
            if (!last.isEmpty() && (last.length() <= columns || lines.size() == most)) {
                lines.set(lines.size() - 1, last);
            } else {
                lines.add(key);
            }
        }
        return lines;
    }

    /** @return how many messages there is room for beside so many lines of keys */
    int messageLines(int rows, int keyLines) {
        return Math.max(1, Math.min(messages.size(), rows - leastWindow().height() + 2 - keyLines));
    }
}
