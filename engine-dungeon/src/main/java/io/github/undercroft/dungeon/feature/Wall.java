package io.github.undercroft.dungeon.feature;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import java.util.List;

/**
 * One of the four walls of a feature, without its corners, through which nothing is dug.
 *
 * @param side which of the four, seen from within
 * @param cells one row or column
 * @param openings the joints in it, in the order in which they were dug
 */
public record Wall(Direction side, Rect cells, List<Point> openings) {

    /** Copies the list. */
    public Wall {
        openings = ImmutableList.copyOf(openings);
    }

    /** @return whether there is a way through it */
    public boolean isUsed() {
        return !openings.isEmpty();
    }
}
