package io.github.undercroft.front.browser;

import com.google.common.base.Ascii;
import io.github.undercroft.front.KeyPress;
import java.util.Optional;

/** Translates keys by the names that browsers give them. */
final class BrowserKeys {

    private BrowserKeys() {}

    /** @return the key of an event whose property {@code key} is given; empty if no game has such a key */
    static Optional<KeyPress> of(String key) {
        if (key.length() == 1) {
            return KeyPress.typed(key.charAt(0));
        }
        String word = Ascii.toLowerCase(key.startsWith("Arrow") ? key.substring("Arrow".length()) : key);
        return KeyPress.WORDS.contains(word) ? Optional.of(new KeyPress(word)) : Optional.empty();
    }
}
