package io.github.undercroft.front.browser;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.front.KeyPress;
import java.util.Optional;
import java.util.Set;
import org.teavm.jso.JSBody;
import org.teavm.jso.dom.events.KeyboardEvent;

/** Translates keys by the names that browsers give them. */
final class BrowserKeys {

    private static final String CTRL = "Control";
    private static final String ALT = "Alt";
    private static final String META = "Meta";
    private static final String ALT_GR = "AltGraph";

    private BrowserKeys() {}

    /**
     * A key that went down.
     *
     * @param key what it types, or its name
     * @param code where it is on the keyboard
     * @param modifiers what is held down: Control, Alt, Meta, AltGraph, as browsers call them
     */
    record Stroke(String key, String code, Set<String> modifiers) {

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
            if (event.getModifierState(ALT_GR)) {
                held.add(ALT_GR);
            }
            return new Stroke(event.getKey(), event.getCode(), held.build());
        }

        /** Whether the modifiers make it a command of the browser or of the desktop. What AltGr types is a character like others. */
        boolean isCommand() {
            boolean isHeld = modifiers.contains(CTRL) || modifiers.contains(ALT);
            return modifiers.contains(META) || (isHeld && !modifiers.contains(ALT_GR));
        }
    }

    @JSBody(script = "return /^(Mac|iP)/.test(navigator.platform);")
    private static native boolean isMac();

    /** @return the key; empty if no game has such a key, or if it is a command of the browser */
    static Optional<KeyPress> of(Stroke stroke) {
        return stroke.isCommand() ? Optional.empty() : named(stroke.key(), stroke.code());
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
