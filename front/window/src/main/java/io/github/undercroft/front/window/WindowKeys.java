package io.github.undercroft.front.window;

import com.google.common.collect.ImmutableMap;
import io.github.undercroft.front.KeyPress;
import java.awt.event.KeyEvent;
import java.util.Optional;

/** Translates keys of the window system. */
final class WindowKeys {

    private static final ImmutableMap<Integer, KeyPress> WORDS = ImmutableMap.<Integer, KeyPress>builder()
            .put(KeyEvent.VK_UP, new KeyPress("up"))
            .put(KeyEvent.VK_KP_UP, new KeyPress("up"))
            .put(KeyEvent.VK_RIGHT, new KeyPress("right"))
            .put(KeyEvent.VK_KP_RIGHT, new KeyPress("right"))
            .put(KeyEvent.VK_DOWN, new KeyPress("down"))
            .put(KeyEvent.VK_KP_DOWN, new KeyPress("down"))
            .put(KeyEvent.VK_LEFT, new KeyPress("left"))
            .put(KeyEvent.VK_KP_LEFT, new KeyPress("left"))
            .put(KeyEvent.VK_HOME, new KeyPress("home"))
            .put(KeyEvent.VK_END, new KeyPress("end"))
            .put(KeyEvent.VK_PAGE_UP, new KeyPress("pageup"))
            .put(KeyEvent.VK_PAGE_DOWN, new KeyPress("pagedown"))
            .put(KeyEvent.VK_SPACE, new KeyPress("space"))
            .put(KeyEvent.VK_ENTER, KeyPress.ENTER)
            .put(KeyEvent.VK_ESCAPE, KeyPress.ESCAPE)
            .put(KeyEvent.VK_TAB, KeyPress.TAB)
            .put(KeyEvent.VK_BACK_SPACE, new KeyPress("backspace"))
            .buildOrThrow();

    private WindowKeys() {}

    /** @return the key of an event that says which key went down, if it types no visible character */
    static Optional<KeyPress> pressed(KeyEvent event) {
        return Optional.ofNullable(WORDS.get(event.getKeyCode()));
    }

    /** @return the key of an event that says which character was typed, if it is a visible one */
    static Optional<KeyPress> typed(KeyEvent event) {
        boolean isCommand = (event.isControlDown() && !event.isAltGraphDown()) || event.isMetaDown();
        // A blank is told as the key that went down.
        return isCommand || event.getKeyChar() == ' ' ? Optional.empty() : KeyPress.typed(event.getKeyChar());
    }
}
