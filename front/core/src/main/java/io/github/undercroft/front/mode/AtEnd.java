package io.github.undercroft.front.mode;

import io.github.undercroft.front.FrontVerb;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.sheet.WordWrap;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The mode after the end of a game.
 *
 * @param asksWhy whether the game was lost, and can be looked back at
 * @param better the turn to play on from, once that was asked and found
 */
public record AtEnd(Keymap keymap, boolean asksWhy, Supplier<Optional<Integer>> better) implements Mode {

    /** Plays on, as in a replay. */
    private static final KeyPress PLAY_ON = new KeyPress("p");

    /** @return whether that key plays on from the better turn */
    public static boolean isToPlayOn(KeyPress key) {
        return key.equals(PLAY_ON);
    }

    /** @return the hint of that key; empty if there is no such turn */
    public static String playOn(Optional<Integer> turn, Words words) {
        return turn.map(at -> words.key(PLAY_ON) + ": " + words.say("play on from turn {0}", at))
                .orElse("");
    }

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
        } else if (isToPlayOn(key) && better.get().isPresent()) {
            play.playOn();
        }
    }

    @Override
    public String hint(Words words) {
        String playOn = playOn(better.get(), words);
        return (playOn.isEmpty() ? "" : playOn + WordWrap.GAP) + Help.atEnd(keymap, asksWhy, words);
    }
}
