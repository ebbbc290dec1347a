package io.github.undercroft.front;

import com.google.common.collect.ImmutableList;
import java.util.List;

/**
 * What a player reads about a game before playing it.
 *
 * @param name the name on the command line: one word in lower case
 * @param summary what the game is about, in one line
 * @param minSize the smallest board on which it can be played
 * @param usualSize the board if the player chooses none
 * @param status the parts of the status line
 * @param opening the first words of a new game in the log: what it is for, in sentences; the summary if nothing else is given
 * @param ifWon a last word at the end of a game that was won; empty for none
 * @param ifNot the same of any other
 */
public record About(
        String name,
        String summary,
        BoardSize minSize,
        BoardSize usualSize,
        List<StatusLine.Part> status,
        String opening,
        String ifWon,
        String ifNot) {

    /** Copies the parts. */
    public About {
        status = ImmutableList.copyOf(status);
    }

    /** A game whose status line shows hit points, foes, and what the player has. */
    public About(String name, String summary, BoardSize minSize, BoardSize usualSize) {
        this(name, summary, minSize, usualSize, StatusLine.USUAL, summary, "", "");
    }

    /** A game whose smallest board is the usual one. */
    public About(String name, String summary, BoardSize minSize) {
        this(name, summary, minSize, minSize);
    }

    /** @return the same with a status line of these parts */
    public About telling(StatusLine.Part... parts) {
        return new About(name, summary, minSize, usualSize, ImmutableList.copyOf(parts), opening, ifWon, ifNot);
    }

    /**
     * The same with first words of a new game, in a sentence or two. The front end adds how to begin, with the keys that do it.
     */
    public About opening(String words) {
        return new About(name, summary, minSize, usualSize, status, words, ifWon, ifNot);
    }

    /** The same with a last word to a player who has won, and to any other. */
    public About closing(String won, String otherwise) {
        return new About(name, summary, minSize, usualSize, status, opening, won, otherwise);
    }
}
