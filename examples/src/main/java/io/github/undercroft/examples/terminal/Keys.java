package io.github.undercroft.examples.terminal;

import com.google.common.collect.ImmutableMap;
import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import io.github.undercroft.examples.Key;
import java.util.Optional;

/** Translates keys of the terminal. */
final class Keys {

    private static final ImmutableMap<KeyType, Key> WORDS = ImmutableMap.<KeyType, Key>builder()
            .put(KeyType.ArrowUp, new Key("up"))
            .put(KeyType.ArrowRight, new Key("right"))
            .put(KeyType.ArrowDown, new Key("down"))
            .put(KeyType.ArrowLeft, new Key("left"))
            .put(KeyType.Home, new Key("home"))
            .put(KeyType.End, new Key("end"))
            .put(KeyType.PageUp, new Key("pageup"))
            .put(KeyType.PageDown, new Key("pagedown"))
            .put(KeyType.Enter, Key.ENTER)
            .put(KeyType.Escape, Key.ESCAPE)
            .put(KeyType.Tab, Key.TAB)
            .put(KeyType.Backspace, new Key("backspace"))
            .buildOrThrow();

    private Keys() {}

    /** @return the key; empty if no game uses it */
    static Optional<Key> of(KeyStroke stroke) {
        if (stroke.getKeyType() != KeyType.Character) {
            return Optional.ofNullable(WORDS.get(stroke.getKeyType()));
        }
        if (stroke.isCtrlDown() || stroke.isAltDown()) {
            return Optional.empty();
        }
        char character = stroke.getCharacter();
        if (character == ' ') {
            return Optional.of(new Key("space"));
        }
        boolean isPrinted = !Character.isISOControl(character) && !Character.isSurrogate(character);
        return isPrinted && !Character.isWhitespace(character)
                ? Optional.of(new Key(Character.toString(character)))
                : Optional.empty();
    }

    /** Whether this is the end of the input, after which no key will come. */
    static boolean isEnd(KeyStroke stroke) {
        return stroke.getKeyType() == KeyType.EOF;
    }
}
