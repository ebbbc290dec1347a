package io.github.undercroft.dungeon;

import io.github.undercroft.geometry.Point;
import java.util.Objects;

/**
 * What shall be on a cell, for the game to make something of it: gold, a monster, a key, a light.
 *
 * @param what a word that the game understands, as {@code "gold"}
 * @param at where
 * @param amount how much of it, or of what level; 1 if that means nothing
 * @param why which step put it there, and for what reason
 */
public record Mark(String what, Point at, int amount, String why) {

    /** Refuses a mark of nothing. */
    public Mark {
        Objects.requireNonNull(what, "what");
        Objects.requireNonNull(at, "at");
        Objects.requireNonNull(why, "why");
        if (what.isBlank()) {
            throw new IllegalArgumentException(
                    "A mark needs a word for what is at " + at + ", as \"gold\"; this one is blank");
        }
    }
}
