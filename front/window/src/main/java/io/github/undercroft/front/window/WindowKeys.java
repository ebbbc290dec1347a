package io.github.undercroft.front.window;

import com.google.common.collect.ImmutableMap;
import io.github.undercroft.front.KeyPress;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.Optional;

/**
 * Translates keys of the window system. As in a terminal, a character with Ctrl or Alt is no key of a game, and other keys are
 * the same with them. What AltGr types is a character like others.
 */
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
            // The 5 of the keypad without NumLock: under Windows, and elsewhere.
            .put(KeyEvent.VK_CLEAR, new KeyPress("5"))
            .put(KeyEvent.VK_BEGIN, new KeyPress("5"))
            .buildOrThrow();

    private static final int CTRL_AND_ALT = KeyEvent.CTRL_DOWN_MASK | KeyEvent.ALT_DOWN_MASK;

    /** The modifiers, as far as Ctrl and Alt go, that do what AltGr does elsewhere; 0 if none do. */
    private final int likeAltGr;

    private WindowKeys(int likeAltGr) {
        this.likeAltGr = likeAltGr;
    }

    /** The keys of an operating system, whose name is given as the property {@code os.name} has it. */
    static WindowKeys of(String system) {
        if (system.startsWith("Mac")) {
            return new WindowKeys(KeyEvent.ALT_DOWN_MASK); // the key Option
        }
        return new WindowKeys(system.startsWith("Windows") ? CTRL_AND_ALT : 0);
    }

    /** @return whether the modifiers of an event make a key a command of a program or of the desktop */
    boolean isCommand(InputEvent event) {
        int held = event.getModifiersEx() & CTRL_AND_ALT;
        return event.isMetaDown() || (held != 0 && held != likeAltGr && !event.isAltGraphDown());
    }

    /** @return the key of an event that says which key went down, if it types no visible character */
    Optional<KeyPress> pressed(KeyEvent event) {
        boolean isOther = event.isMetaDown() || (event.getKeyCode() == KeyEvent.VK_SPACE && isCommand(event));
        return isOther ? Optional.empty() : Optional.ofNullable(WORDS.get(event.getKeyCode()));
    }

    /** @return the key of an event that says which character was typed, if it is a visible one */
    Optional<KeyPress> typed(KeyEvent event) {
        // A blank is told as the key that went down.
        return isCommand(event) || event.getKeyChar() == ' ' ? Optional.empty() : KeyPress.typed(event.getKeyChar());
    }
}
