package io.github.undercroft.front.play;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import io.github.undercroft.front.Words;
import java.util.List;

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

    /** @return that of the game that is played */
    public static GameTitle of(Play play) {
        return new GameTitle(play.options().title());
    }

    /** @return that of a game with such a name */
    public static GameTitle named(String name) {
        return new GameTitle(name.isEmpty() ? "" : Ascii.toUpperCase(name.charAt(0)) + name.substring(1));
    }

    /** @return what is said when the game is left, a line each: thanks, and what a player may want to copy of a game that has ended */
    public static List<String> farewell(Play play) {
        ImmutableList.Builder<String> lines = ImmutableList.builder();
        lines.add(of(play).thanks(play.game().words()));
        play.current().epitaph().ifPresent(epitaph -> lines.addAll(epitaph.told()));
        return lines.build();
    }

    /** @return what is said when the game is left, in one sentence */
    public String thanks(Words words) {
        return words.say("Thank you for playing {0}.", text);
    }
}
