package io.github.undercroft.examples;

/**
 * What a player is told of a game before playing it.
 *
 * @param name what it is called on the command line: one word in lower case
 * @param summary what it is about, in one line
 * @param keys which keys do what, in one line
 * @param leastSize the smallest board it can be played on
 * @param usualSize the board it is played on if nobody wants another one
 */
public record About(String name, String summary, String keys, BoardSize leastSize, BoardSize usualSize) {

    /** A game whose smallest board is the usual one. */
    public About(String name, String summary, String keys, BoardSize leastSize) {
        this(name, summary, keys, leastSize, leastSize);
    }
}
