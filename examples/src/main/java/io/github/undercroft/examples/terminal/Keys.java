package io.github.undercroft.examples.terminal;

import com.google.common.collect.ImmutableMap;
import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import io.github.undercroft.examples.Key;
import java.util.Optional;

/** What the keys of the terminal are called. */
final class Keys {

    private static final ImmutableMap<KeyType, Key> ARROWS = ImmutableMap.of(
            KeyType.ArrowUp, Key.UP,
            KeyType.ArrowRight, Key.RIGHT,
            KeyType.ArrowDown, Key.DOWN,
            KeyType.ArrowLeft, Key.LEFT);

    private Keys() {}

    /** @return the key; empty for one that no game knows */
    static Optional<Key> of(KeyStroke stroke) {
        if (stroke.getKeyType() == KeyType.Character && !stroke.isCtrlDown() && !stroke.isAltDown()) {
            return Optional.of(new Key(stroke.getCharacter().toString()));
        }
        return Optional.ofNullable(ARROWS.get(stroke.getKeyType()));
    }

    static boolean isQuit(KeyStroke stroke) {
        // The end of the input: nobody will ever press a key again.
        return stroke.getKeyType() == KeyType.EOF || isCharacter(stroke, 'q');
    }

    static boolean isRestart(KeyStroke stroke) {
        return isCharacter(stroke, 'r');
    }

    private static boolean isCharacter(KeyStroke stroke, char character) {
        return of(stroke).filter(new Key(Character.toString(character))::equals).isPresent();
    }
}
