package io.github.undercroft.front.mode;

import io.github.undercroft.front.Control;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Keymap;

/** The mode after the end of a game. */
public record AtEnd(Keymap keymap) implements Mode {

    @Override
    public void press(KeyPress key, PlayControls play) {
        if (keymap.means(key, Control.QUIT)) {
            play.saveAndQuit();
        } else if (keymap.means(key, Control.NEW_GAME)) {
            play.restart();
        } else if (keymap.means(key, Control.MESSAGES)) {
            play.push(Listing.messages(play.messages()));
        }
    }

    @Override
    public String hint() {
        return Help.atEnd(keymap);
    }
}
