package io.github.undercroft.dungeon;

import io.github.undercroft.geometry.Point;
import java.util.Objects;

/**
 * What belongs on a cell, such as gold, a monster, a key or a light; the game's theme says what it becomes.
 *
 * @param what a word that the theme knows, such as {@code "gold"}
 * @param at where
 * @param amount how much of it, or of what level; 1 if neither applies
 * @param why the step that put it there, and its reason
 */
public record Mark(String what, Point at, int amount, String why) {

    public Mark {
        Objects.requireNonNull(what, "what");
        Objects.requireNonNull(at, "at");
        Objects.requireNonNull(why, "why");
        if (what.isBlank()) {
            throw new IllegalArgumentException(
                    "A mark needs a word for what is at " + at + ", such as \"gold\"; this one is blank");
        }
    }
}
