package io.github.undercroft.front.browser;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.undercroft.front.KeyPress;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.teavm.jso.JSBody;
import org.teavm.jso.dom.events.KeyboardEvent;

/** Translates keys by the names that browsers give them. */
final class BrowserKeys {

    private static final String CTRL = "Control";
    private static final String ALT = "Alt";
    private static final String META = "Meta";
    private static final String ALT_GR = "AltGraph";
    private static final String SHIFT = "Shift";
    /** The code that browsers give all keys that an input method takes. */
    private static final int OF_INPUT_METHOD = 229;

    private static final CharMatcher ASCII = CharMatcher.ascii();
    /** What the places of letters type on most keyboards, without Shift and with it; others are {@code KeyA} to {@code KeyZ}. */
    private static final ImmutableMap<String, String> PLACES =
            ImmutableMap.of("Semicolon", ";:", "Comma", ",<", "Period", ".>", "Slash", "/?");

    private static final String LETTER = "Key";

    private BrowserKeys() {}

    /**
     * A key that went down.
     *
     * @param key what it types, or its name
     * @param code where it is on the keyboard
     * @param modifiers what is held down: Control, Alt, Meta, AltGraph, Shift, as browsers call them
     * @param isComposed whether an input method makes something of it
     */
    record Stroke(String key, String code, Set<String> modifiers, boolean isComposed) {

        static Stroke of(KeyboardEvent event) {
            ImmutableSet.Builder<String> held = ImmutableSet.builder();
            if (event.isCtrlKey()) {
                held.add(CTRL);
            }
            if (event.isAltKey()) {
                held.add(isMac() ? ALT_GR : ALT); // Option types characters
            }
            if (event.isMetaKey()) {
                held.add(META);
            }
            if (event.isShiftKey()) {
                held.add(SHIFT);
            }
            if (event.getModifierState(ALT_GR)) {
                held.add(ALT_GR);
            }
            boolean isComposed = event.isComposing() || event.getKeyCode() == OF_INPUT_METHOD;
            return new Stroke(event.getKey(), event.getCode(), held.build(), isComposed);
        }

        /** Whether the modifiers make it a command of the browser or of the desktop. What AltGr types is a character like others. */
        boolean isCommand() {
            boolean isHeld = modifiers.contains(CTRL) || modifiers.contains(ALT);
            return modifiers.contains(META) || (isHeld && !modifiers.contains(ALT_GR));
        }
    }

    @JSBody(script = "return /^(Mac|iP)/.test(navigator.platform);")
    private static native boolean isMac();

    /**
     * A letter of another alphabet that means nothing counts as the Latin one in its place.
     *
     * @param isMeant whether a key means something as it is
     * @return the key; empty if no game has such a key, or if it is a command of the browser or taken by an input method
     */
    static Optional<KeyPress> of(Stroke stroke, Predicate<KeyPress> isMeant) {
        if (stroke.isCommand() || stroke.isComposed()) {
            return Optional.empty();
        }
        Optional<KeyPress> typed = named(stroke.key(), stroke.code());
        boolean isOther = ASCII.matchesNoneOf(stroke.key())
                && stroke.key().chars().allMatch(Character::isLetter)
                && !stroke.modifiers().contains(ALT_GR);
        return isOther && typed.filter(isMeant).isEmpty() ? placed(stroke).or(() -> typed) : typed;
    }

    private static Optional<KeyPress> placed(Stroke stroke) {
        String code = stroke.code();
        String letter = code.startsWith(LETTER) ? code.substring(LETTER.length()) : "";
        String both = PLACES.getOrDefault(code, Ascii.toLowerCase(letter) + letter);
        int index = stroke.modifiers().contains(SHIFT) ? 1 : 0;
        return both.length() == 2 ? KeyPress.typed(both.charAt(index)) : Optional.empty();
    }

    private static Optional<KeyPress> named(String key, String code) {
        if (key.length() == 1) {
            return KeyPress.typed(key.charAt(0));
        }
        if (code.equals("Numpad5")) {
            return Optional.of(new KeyPress("5")); // without NumLock: "Clear"
        }
        return KeyPress.named(key);
    }
}
