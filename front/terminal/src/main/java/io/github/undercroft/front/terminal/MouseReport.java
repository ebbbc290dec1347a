package io.github.undercroft.front.terminal;

import com.google.common.base.Splitter;
import com.googlecode.lanterna.TerminalPosition;
import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.MouseAction;
import com.googlecode.lanterna.input.MouseActionType;
import java.util.List;
import java.util.Optional;

/**
 * What a terminal tells of its mouse, in the manner of mode 1006 (numbers), or of modes 1000 and 1005 (three characters). Source:
 * "XTerm Control Sequences", section "Mouse Tracking".
 */
final class MouseReport {

    /** The characters of the old manner stand for numbers that are smaller by so much. */
    private static final int OFFSET = 32;

    private static final int BUTTONS = 3;
    private static final int MOTION = 32;
    private static final int WHEEL = 64;
    private static final int EXTRA_BUTTONS = 128;

    private MouseReport() {}

    /** @return what three characters tell: what was done, the column and the row */
    static Optional<KeyStroke> old(String told) {
        int deed = told.charAt(0) - OFFSET;
        boolean isRelease = (deed & (MOTION | WHEEL)) == 0 && (deed & BUTTONS) == BUTTONS;
        return of(deed, told.charAt(1) - OFFSET, told.charAt(2) - OFFSET, isRelease);
    }

    /** @return what three numbers tell, with M at the end, or m when a button is let go */
    static Optional<KeyStroke> numbered(String told, char end) {
        List<String> numbers = Splitter.on(';').splitToList(told);
        if (numbers.size() != 3 || numbers.get(0).isEmpty() || (end != 'M' && end != 'm')) {
            return Optional.empty();
        }
        return of(
                EscapeSequence.number(numbers, 0),
                EscapeSequence.number(numbers, 1),
                EscapeSequence.number(numbers, 2),
                end == 'm');
    }

    private static Optional<KeyStroke> of(int deed, int column, int row, boolean isRelease) {
        if (deed < 0 || deed >= EXTRA_BUTTONS || column < 1 || row < 1) {
            return Optional.empty();
        }
        int button = deed & BUTTONS;
        MouseActionType type;
        if ((deed & WHEEL) != 0) {
            if (button > 1) {
                // The wheel to the left or right.
                return Optional.empty();
            }
            type = button == 0 ? MouseActionType.SCROLL_UP : MouseActionType.SCROLL_DOWN;
        } else if ((deed & MOTION) != 0) {
            type = button == BUTTONS ? MouseActionType.MOVE : MouseActionType.DRAG;
        } else {
            type = isRelease ? MouseActionType.CLICK_RELEASE : MouseActionType.CLICK_DOWN;
        }
        return Optional.of(new MouseAction(type, button + 1, new TerminalPosition(column - 1, row - 1)));
    }
}
