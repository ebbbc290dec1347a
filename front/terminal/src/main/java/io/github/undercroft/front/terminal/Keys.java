package io.github.undercroft.front.terminal;

import com.googlecode.lanterna.TerminalPosition;
import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import com.googlecode.lanterna.input.MouseAction;
import io.github.undercroft.front.Input;
import io.github.undercroft.front.KeyPress;
import java.util.Optional;

/** Translates keys and the mouse of the terminal. */
final class Keys {

    private static final int MAIN_BUTTON = 1;

    private Keys() {}

    /** @return what was done; empty if no game uses it */
    static Optional<Input> of(KeyStroke stroke) {
        if (stroke instanceof MouseAction mouse) {
            return pointed(mouse);
        }
        return stroke.getKeyType() == KeyType.EOF
                ? Optional.of(new Input.Closed())
                : key(stroke).map(Input.Pressed::new);
    }

    private static Optional<Input> pointed(MouseAction mouse) {
        TerminalPosition at = mouse.getPosition();
        Optional<Input.Gesture> gesture = switch (mouse.getActionType()) {
            case MOVE -> Optional.of(Input.Gesture.MOVE);
            case SCROLL_UP -> Optional.of(Input.Gesture.WHEEL_UP);
            case SCROLL_DOWN -> Optional.of(Input.Gesture.WHEEL_DOWN);
            case CLICK_DOWN -> mouse.getButton() == MAIN_BUTTON ? Optional.of(Input.Gesture.CLICK) : Optional.empty();
            default -> Optional.empty();
        };
        return gesture.map(what -> new Input.Pointed(what, at.getColumn(), at.getRow()));
    }

    private static Optional<KeyPress> key(KeyStroke stroke) {
        if (stroke.getKeyType() != KeyType.Character) {
            return KeyPress.named(stroke.getKeyType().name());
        }
        if (stroke.isCtrlDown() || stroke.isAltDown()) {
            return Optional.empty();
        }
        return KeyPress.typed(stroke.getCharacter());
    }
}
