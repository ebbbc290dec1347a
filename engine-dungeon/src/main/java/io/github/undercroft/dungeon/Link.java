package io.github.undercroft.dungeon;

import io.github.undercroft.geometry.Point;
import java.util.Objects;

/**
 * Where two areas meet.
 *
 * @param from the id of the area that was dug first
 * @param to the id of the other area; the same if an area meets itself
 * @param at the cell between them, such as a door, or else the first cell of the area that was dug later
 */
public record Link(int from, int to, Point at) {
    public Link {
        Objects.requireNonNull(at, "at");
    }
}
