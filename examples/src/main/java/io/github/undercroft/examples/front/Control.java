package io.github.undercroft.examples.front;

import com.google.common.base.Ascii;
import io.github.undercroft.examples.Key;

/** What the front end offers in every game. */
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

    /** The one that means it if nobody wants another one. */
    Key key() {
        return new Key(key);
    }

    /** @return as tables of keys name it: {@code new game} */
    String command() {
        return Ascii.toLowerCase(name()).replace('_', ' ');
    }
}
