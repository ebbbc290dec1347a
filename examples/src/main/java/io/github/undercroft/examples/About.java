package io.github.undercroft.examples;

/**
 * What a player is told of a game before playing it.
 *
 * @param name what it is called on the command line: one word in lower case
 * @param summary what it is about, in one line
 * @param keys which keys do what, in one line
 * @param leastSize the smallest board it can be played on, and the usual one
 */
public record About(String name, String summary, String keys, BoardSize leastSize) {}
