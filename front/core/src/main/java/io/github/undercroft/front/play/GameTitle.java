package io.github.undercroft.front.play;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import io.github.undercroft.front.Words;

/**
 * How a surface names a game: in a title, and when it is left. The game {@code descent} is "Descent".
 *
 * @param text without control characters, so that no name can tell a terminal anything but a title
 */
public record GameTitle(String text) {

    /** Leaves control characters out. */
    public GameTitle {
        text = CharMatcher.javaIsoControl().removeFrom(text);
    }

    /** @return that of the game that is played, which begins with a capital */
    public static GameTitle of(Play play) {
        return named(play.game().wording().name(play.game().about().name()));
    }

    /** @return that of a game with such a name */
    public static GameTitle named(String name) {
        return new GameTitle(name.isEmpty() ? "" : Ascii.toUpperCase(name.charAt(0)) + name.substring(1));
    }

    /** @return what is said when the game is left, in one sentence */
    public String thanks(Words words) {
        return words.say("Thank you for playing {0}.", text);
    }
}
