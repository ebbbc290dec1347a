package io.github.undercroft.front;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.Set;

/**
 * A key of the keyboard, by its label.
 *
 * @param name the character that it types, or for other keys one of {@link #WORDS}
 */
public record KeyPress(String name) {

    /** The names of keys that type no visible character. */
    public static final Set<String> WORDS = ImmutableSet.of(
            "up",
            "right",
            "down",
            "left",
            "home",
            "end",
            "pageup",
            "pagedown",
            "space",
            "enter",
            "escape",
            "tab",
            "backspace");

    /** Cancels the last question, and leaves a list. */
    public static final KeyPress ESCAPE = new KeyPress("escape");

    /** Accepts the marked line. */
    public static final KeyPress ENTER = new KeyPress("enter");

    /** Goes to the next one. */
    public static final KeyPress TAB = new KeyPress("tab");

    /** Refuses a name that is neither one character nor a known word. */
    public KeyPress {
        boolean isCharacter = name.codePointCount(0, name.length()) == 1 && isVisible(name.codePointAt(0));
        if (!isCharacter && !WORDS.contains(name)) {
            throw new IllegalArgumentException(
                    "\"" + name + "\" is no key: give one character, or one of " + String.join(", ", WORDS));
        }
    }

    /** @return the key that types a character; empty for characters that no key of a game has, such as control characters */
    public static Optional<KeyPress> typed(char character) {
        if (character == ' ') {
            return Optional.of(new KeyPress("space"));
        }
        return isVisible(character) ? Optional.of(new KeyPress(Character.toString(character))) : Optional.empty();
    }

    /** @return the key that types no visible character and has that name in a system of windows: {@code ArrowUp}, {@code Page Up} */
    public static Optional<KeyPress> named(String name) {
        String word = Ascii.toLowerCase(name).replace("arrow", "").replace(" ", "");
        return WORDS.contains(word) ? Optional.of(new KeyPress(word)) : Optional.empty();
    }

    /** Half of a pair of surrogates is no character. */
    private static boolean isVisible(int codePoint) {
        return !Character.isISOControl(codePoint)
                && !Character.isWhitespace(codePoint)
                && !Character.isSpaceChar(codePoint)
                && codePoint != 0xFFFF
                && (codePoint < Character.MIN_SURROGATE || codePoint > Character.MAX_SURROGATE);
    }

    @Override
    public String toString() {
        return name;
    }
}
