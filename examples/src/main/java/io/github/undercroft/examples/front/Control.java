package io.github.undercroft.examples.front;

import com.google.common.base.Ascii;
import io.github.undercroft.examples.Key;

/** The commands of the front end, the same for every game. */
enum Control {
    EXPLORE("x"),
    TRAVEL("_"),
    LOOK(";"),
    INVENTORY("i"),
    EQUIPMENT("E"),
    MESSAGES("m"),
    HELP("?"),
    NEW_GAME("r"),
    QUIT("q");

    private final String key;

    Control(String key) {
        this.key = key;
    }

    /** The default key. */
    Key key() {
        return new Key(key);
    }

    /** @return the name in tables of keys: {@code new game} */
    String command() {
        return Ascii.toLowerCase(name()).replace('_', ' ');
    }
}
