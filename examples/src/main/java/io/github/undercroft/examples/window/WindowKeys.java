package io.github.undercroft.examples.window;

import com.google.common.collect.ImmutableMap;
import io.github.undercroft.examples.Key;
import java.awt.event.KeyEvent;
import java.util.Optional;

/** Translates keys of the window system. */
final class WindowKeys {

    private static final ImmutableMap<Integer, Key> WORDS = ImmutableMap.<Integer, Key>builder()
            .put(KeyEvent.VK_UP, new Key("up"))
            .put(KeyEvent.VK_KP_UP, new Key("up"))
            .put(KeyEvent.VK_RIGHT, new Key("right"))
            .put(KeyEvent.VK_KP_RIGHT, new Key("right"))
            .put(KeyEvent.VK_DOWN, new Key("down"))
            .put(KeyEvent.VK_KP_DOWN, new Key("down"))
            .put(KeyEvent.VK_LEFT, new Key("left"))
            .put(KeyEvent.VK_KP_LEFT, new Key("left"))
            .put(KeyEvent.VK_HOME, new Key("home"))
            .put(KeyEvent.VK_END, new Key("end"))
            .put(KeyEvent.VK_PAGE_UP, new Key("pageup"))
            .put(KeyEvent.VK_PAGE_DOWN, new Key("pagedown"))
            .put(KeyEvent.VK_SPACE, new Key("space"))
            .put(KeyEvent.VK_ENTER, Key.ENTER)
            .put(KeyEvent.VK_ESCAPE, Key.ESCAPE)
            .put(KeyEvent.VK_TAB, Key.TAB)
            .put(KeyEvent.VK_BACK_SPACE, new Key("backspace"))
            .buildOrThrow();

    private WindowKeys() {}

    /** @return the key of an event that says which key went down, if it types no visible character */
    static Optional<Key> pressed(KeyEvent event) {
        return Optional.ofNullable(WORDS.get(event.getKeyCode()));
    }

    /** @return the key of an event that says which character was typed, if it is a visible one */
    static Optional<Key> typed(KeyEvent event) {
        char character = event.getKeyChar();
        boolean isCommand = (event.isControlDown() && !event.isAltGraphDown()) || event.isMetaDown();
        return isCommand
                        || Character.isISOControl(character)
                        || Character.isSurrogate(character)
                        || Character.isWhitespace(character)
                        || character == KeyEvent.CHAR_UNDEFINED
                ? Optional.empty()
                : Optional.of(new Key(Character.toString(character)));
    }
}
