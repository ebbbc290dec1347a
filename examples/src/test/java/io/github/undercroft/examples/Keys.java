package io.github.undercroft.examples;

import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.play.Play;

/** Keys for a play, as a player presses them who waits each time until the play does. */
public final class Keys {

    private Keys() {}

    /** Lets a play go on until it waits for a key. */
    public static Play settled(Play play) {
        while (play.isBusy()) {
            play.goOn();
        }
        return play;
    }

    public static Play press(Play play, String... keys) {
        for (String key : keys) {
            play.press(new KeyPress(key));
            settled(play);
        }
        return play;
    }
}
