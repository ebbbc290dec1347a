package io.github.undercroft.front.mode;

import io.github.undercroft.front.FrontVerb;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.Words;

/**
 * The mode after the end of a game.
 *
 * @param asksWhy whether the game was lost, and can be looked back at
 */
public record AtEnd(Keymap keymap, boolean asksWhy) implements Mode {

    @Override
    public void press(KeyPress key, PlayControls play) {
        if (keymap.means(key, FrontVerb.QUIT)) {
            play.saveAndQuit();
        } else if (keymap.means(key, FrontVerb.NEW_GAME)) {
            play.restart();
        } else if (asksWhy && keymap.means(key, FrontVerb.LOOK)) {
            play.askWhy();
        } else if (keymap.means(key, FrontVerb.MESSAGES)) {
            play.push(MenuMode.messages(play));
        }
    }

    @Override
    public String hint(Words words) {
        return Help.atEnd(keymap, asksWhy, words);
    }
}
