package io.github.undercroft.examples;

import com.google.common.collect.ImmutableList;

/**
 * What a player is told of a game before playing it.
 *
 * @param name what it is called on the command line: one word in lower case
 * @param summary what it is about, in one line
 * @param leastSize the smallest board it can be played on
 * @param usualSize the board it is played on if nobody wants another one
 * @param status what is told of how things stand
 */
public record About(
        String name, String summary, BoardSize leastSize, BoardSize usualSize, ImmutableList<StatusLine.Part> status) {

    /** A game whose status line tells hit points, foes, and what the player has. */
    public About(String name, String summary, BoardSize leastSize, BoardSize usualSize) {
        this(name, summary, leastSize, usualSize, StatusLine.USUAL);
    }

    /** A game whose smallest board is the usual one. */
    public About(String name, String summary, BoardSize leastSize) {
        this(name, summary, leastSize, leastSize);
    }

    /** @return the same with a status line of these parts */
    public About telling(StatusLine.Part... parts) {
        return new About(name, summary, leastSize, usualSize, ImmutableList.copyOf(parts));
    }
}
