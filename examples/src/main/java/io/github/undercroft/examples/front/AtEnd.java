package io.github.undercroft.examples.front;

import io.github.undercroft.examples.Key;

/** The mode after the end of a game. */
record AtEnd(String how) implements Mode {

    @Override
    public void press(Key key, Play play) {
        if (play.keymap().means(key, Control.QUIT)) {
            play.saveAndQuit();
        } else if (play.keymap().means(key, Control.NEW_GAME)) {
            play.restart();
        } else if (play.keymap().means(key, Control.MESSAGES)) {
            play.enter(play.messages(this));
        }
    }
}
